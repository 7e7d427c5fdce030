import type { OwnershipParty } from '@mingjian/contract/ownership';
import { useTranslation } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/index.ts';
import { controlledPath } from '../links.ts';
import { useNameOf } from '../ownership-text.ts';
import { OpenPaths } from './open-paths.tsx';

/** From a holder to its paths and to what it controls besides. */
export const HolderLinks = ({
  companyId,
  holder,
}: {
  readonly companyId: number;
  readonly holder: OwnershipParty;
}) => {
  const { t } = useTranslation('owners');
  const nameOf = useNameOf();
  return (
    <>
      <OpenPaths companyId={companyId} holder={holder} />
      {!holder.isStop && (
        <ButtonLink kind="quiet" size="small" to={controlledPath(companyId, holder.id)}>
          {t('toControlled')}
          <span className="visually-hidden"> {nameOf(holder)}</span>
        </ButtonLink>
      )}
    </>
  );
};
