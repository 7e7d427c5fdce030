import { useSearchParams } from 'react-router';
import type { OwnershipParty } from '@mingjian/contract/ownership';
import { useTranslation } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/index.ts';
import { controlledPath, readPartyId, relationPath } from '../links.ts';

/** From a party of the graph to what it controls and to its relation with the company of the screen. */
export const PartyLinks = ({ party }: { readonly party: OwnershipParty }) => {
  const { t } = useTranslation('owners');
  const [search] = useSearchParams();
  const companyId = readPartyId(search.get('companyId'));
  if (companyId === null || party.isStop) return null;
  return (
    <>
      <ButtonLink size="small" to={controlledPath(companyId, party.id)}>
        {t('toControlled')}
      </ButtonLink>
      {party.id !== companyId && (
        <ButtonLink size="small" to={relationPath(companyId, party.id)}>
          {t('toRelation')}
        </ButtonLink>
      )}
    </>
  );
};
