import type { Relation } from '@mingjian/contract/ownership';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure, Section } from '../../../ui/index.ts';
import { useNameOf, useStandingText } from '../ownership-text.ts';
import { DataFrame } from '../tables/data-frame.tsx';
import { PartyName } from '../tables/party-name.tsx';
import type { Parties } from '../tables/party-name.tsx';
import styles from '../tables/tables.module.css';

/** Who holds of both, over all paths. */
export const CommonHolders = ({
  relation,
  parties,
}: {
  readonly relation: Relation;
  readonly parties: Parties;
}) => {
  const { t } = useTranslation('owners');
  const nameOf = useNameOf();
  const standingText = useStandingText();
  const { company, other, common } = relation;
  if (other.kind === 'person') return null;
  return (
    <Section
      title={t('commonHolders')}
      note={common.count > 0 ? t('memberCount', { count: common.count }) : undefined}
      isFlush
    >
      {common.items.length === 0 ? (
        <p className={styles['note']}>{t('noCommon')}</p>
      ) : (
        <DataFrame
          label={t('commonHolders')}
          columns={[
            { key: 'holder', label: t('column_holder') },
            { key: 'company', label: t('shareOf', { name: nameOf(company) }), isFigure: true },
            { key: 'other', label: t('shareOf', { name: nameOf(other) }), isFigure: true },
            { key: 'standing', label: t('column_standing') },
          ]}
        >
          {common.items.map(({ partyId, ofCompany, ofOther }) => {
            const party = parties.get(partyId);
            return (
              <tr key={partyId}>
                <th scope="row">
                  <PartyName party={party} />
                </th>
                <td className={styles['figure']}>
                  <Figure value={ofCompany} unit="%" />
                </td>
                <td className={styles['figure']}>
                  <Figure value={ofOther} unit="%" />
                </td>
                <td>{party && standingText(party)}</td>
              </tr>
            );
          })}
        </DataFrame>
      )}
      {common.count > common.items.length && (
        <p className={styles['note']}>{t('commonCut', { shown: common.items.length, all: common.count })}</p>
      )}
    </Section>
  );
};
