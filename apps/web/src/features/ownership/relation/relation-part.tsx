import { useSearchParams } from 'react-router';
import { findRelation } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../../ui/index.ts';
import { readPartyId } from '../links.ts';
import { useNameOf } from '../ownership-text.ts';
import { listParties } from '../tables/party-name.tsx';
import { WithOwners } from '../tables/with-owners.tsx';
import { CommonHolders } from './common-holders.tsx';
import { PartyChoice } from './party-choice.tsx';
import { RelationSteps } from './relation-steps.tsx';
import styles from './relation.module.css';

const Answer = ({ companyId, otherId }: { readonly companyId: number; readonly otherId: number }) => {
  const { t } = useTranslation('owners');
  const nameOf = useNameOf();
  const { data, error, refetch } = useCall(findRelation, { companyId, otherId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={5} />;
  const parties = listParties({ company: data.company, parties: [data.other, ...data.parties] });
  return (
    <>
      <Section
        title={t('relationTo', { name: nameOf(data.other) })}
        note={data.steps ? t('stepCount', { count: data.steps.length }) : undefined}
      >
        <RelationSteps relation={data} parties={parties} />
      </Section>
      <CommonHolders relation={data} parties={parties} />
    </>
  );
};

/** How the company and another party hang together: the shortest way and the holders they have in common. */
export const RelationPart = ({
  companyId,
  threshold,
}: {
  readonly companyId: number;
  readonly threshold: number;
}) => {
  const { t } = useTranslation('owners');
  const [search, setSearch] = useSearchParams();
  const otherId = readPartyId(search.get('with'));
  const pick = (partyId: number) =>
    setSearch(
      (before) => {
        before.set('with', String(partyId));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Section title={t('relation')} note={t('relationNote')}>
        <WithOwners companyId={companyId} threshold={threshold}>
          {({ parties }) => <PartyChoice companyId={companyId} parties={parties} onPick={pick} />}
        </WithOwners>
        {otherId === null && <p className={styles['quiet']}>{t('relationEmpty')}</p>}
      </Section>
      {otherId !== null && <Answer companyId={companyId} otherId={otherId} />}
    </>
  );
};
