import type { RecordView } from '@mingjian/contract/companies';
import { findNegativeDimension, findNegativeState } from '@mingjian/domain/negative-records';
import { useTranslation } from '../../../i18n/index.ts';
import { useProfile } from '../profile-context.ts';
import styles from './plain-table.module.css';

/** Says whether a negative record or a charge is open on the day of the screen; nothing for any other record. */
export const StateTag = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const { dimension, status, fields, provenance } = record;
  const state = findNegativeState(
    { dimension, status, validTo: provenance.validTo, payload: fields },
    profile.name,
    profile.asAt,
  );
  if (state === null) return null;
  const isCharge = findNegativeDimension(dimension)?.group === 'encumbrance';
  return (
    <span className={styles['tag']} data-tone={state === 'open' && !isCharge ? 'negative' : undefined}>
      {t(isCharge ? `charge_${state}` : `negative_${state}`)}
    </span>
  );
};
