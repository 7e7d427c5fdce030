import type { RightAreaTree } from '@mingjian/contract/roles';
import { RIGHT_AREAS, listRightsOfArea } from '@mingjian/domain/permissions';
import type { Right } from '@mingjian/domain/permissions';
import { PLAN_FEATURES, isOpen } from '@mingjian/domain/plans';
import type { Session } from '../http/index.ts';

const presentRight = ({ code, en, cn, feature: featureCode }: Right, session: Session) => {
  const feature = PLAN_FEATURES.find((item) => item.code === featureCode);
  return {
    code,
    en,
    cn,
    feature: feature ? { code: feature.code, en: feature.en, cn: feature.cn } : null,
    isOpen: featureCode === null || isOpen(session.grants[featureCode]),
    isGivable: session.rights.has(code),
  };
};

/** Every function right by area, as the account that asks may give it. */
export const presentRights = (session: Session): RightAreaTree[] =>
  RIGHT_AREAS.map(({ code, en, cn }) => ({
    code,
    en,
    cn,
    rights: listRightsOfArea(code).map((right) => presentRight(right, session)),
  }));
