import { linkCode } from '@mingjian/domain/default-risk';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { CLASS_OPTIONS } from '../class-options.ts';
import { writeShort } from '../write-edit.ts';
import { AddHolder } from './add-holder.tsx';
import { PartyRow } from './party-row.tsx';
import styles from './parties.module.css';

/** Linked companies: the worse they stand, the more of it comes over; a parent that guarantees holds the class. */
export const PartiesSection = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { input, scenario, change } = bench;
  const { parties } = scenario;
  return (
    <Section title={t('parties')}>
      <div className={styles['body']}>
        <p className={styles['quiet']}>{t(input.linkedParties.length > 0 ? 'partiesHint' : 'noParties')}</p>
        <ul className={styles['list']}>
          {input.linkedParties.map((party) => (
            <PartyRow key={linkCode(party)} party={party} bench={bench} />
          ))}
          {parties.map((party, at) =>
            party.kind === 'add' ? (
              // Two supposed holders may be the same in every part: their place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={styles['row']}>
                <span className={styles['name']}>{party.name}</span>
                <span className={styles['quiet']}>
                  {t('relation_holder', { share: writeShort(String(party.sharePercent)) })}
                  {` · ${CLASS_OPTIONS[party.grade - 1]?.[1]}`}
                  {party.hasGuarantee && ` · ${t('guarantee')}`}
                </span>
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={t('removeOf', { name: party.name })}
                  onClick={() => change({ ...scenario, parties: parties.toSpliced(at, 1) })}
                >
                  {t('remove')}
                </Button>
              </li>
            ) : null,
          )}
        </ul>
        <AddHolder bench={bench} />
      </div>
    </Section>
  );
};
