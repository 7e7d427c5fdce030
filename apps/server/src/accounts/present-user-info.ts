import type { UserInfo } from '@mingjian/contract/accounts';
import { FEATURE_CODES, isOpen } from '@mingjian/domain/plans';
import type { Session } from '../http/index.ts';

/** The signed-in account as the web app keeps it. */
export const presentUserInfo = (session: Session): UserInfo => ({
  id: session.accountId,
  username: session.username,
  realName: session.realName,
  levelId: session.planCode,
  status: session.status,
  sourceType: session.sourceType,
  integration: session.integration ?? '',
  jumpCompanyName: session.jumpCompanyName ?? '',
  roleId: session.roleId,
  isAdmin: session.isAdmin ? '1' : '0',
  authorities: [...[...session.rights].sort(), ...session.packages.map((item) => item.authority)].map(
    (authority) => ({ authority }),
  ),
  number: session.number,
  roleTitle: session.roleTitle,
  organisationId: session.organisation.id,
  organisationName: session.organisation.name,
  features: FEATURE_CODES.filter((feature) => isOpen(session.grants[feature])),
  mustChangePassword: session.mustChangePassword,
});
