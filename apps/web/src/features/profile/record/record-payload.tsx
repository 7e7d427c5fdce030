import type { RecordDetail, RecordVersion } from '@mingjian/contract/companies';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { useTranslation, usePick } from '../../../i18n/index.ts';
import { FieldValue } from './field-value.tsx';
import styles from './record-drawer.module.css';

/** In the order of the dictionary; fields of another dimension (the keys of a statement) come first. */
const orderFields = (
  { dimension, payload }: RecordDetail,
  earlier: RecordVersion | undefined,
): readonly string[] => {
  const order = findDimension(dimension)?.fields.map(([name]) => name) ?? [];
  return [...new Set([...Object.keys(payload), ...Object.keys(earlier?.payload ?? {})])]
    .filter((name) => (payload[name] ?? earlier?.payload[name] ?? null) !== null)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
};

const bringIntoSight = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'center' });

/** Every field of the record, beside what the version before said; what this version changed is marked. */
export const RecordPayload = ({
  detail,
  askedField,
  changedFields,
  earlier,
}: {
  readonly detail: RecordDetail;
  readonly askedField: string | undefined;
  readonly changedFields: readonly string[];
  /** The version that was known before this one. */
  readonly earlier: RecordVersion | undefined;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  return (
    <dl className={styles['fields']} data-compared={earlier !== undefined || undefined}>
      {earlier && (
        <div className={styles['compared']} aria-hidden>
          <dt />
          <dd>v{detail.provenance.version}</dd>
          <dd>v{earlier.version}</dd>
        </div>
      )}
      {orderFields(detail, earlier).map((name) => {
        const field = findField(name);
        return (
          <div
            key={name}
            ref={name === askedField ? bringIntoSight : undefined}
            aria-current={name === askedField || undefined}
            data-changed={changedFields.includes(name) || undefined}
          >
            <dt>
              {field ? pick({ en: field.en, cn: field.zh }) : name}
              {changedFields.includes(name) && <span className={styles['changed']}>{t('changed')}</span>}
            </dt>
            <dd>
              <FieldValue field={name} payload={detail.payload} />
            </dd>
            {earlier && (
              <dd className={styles['earlier']}>
                <span className="visually-hidden">{t('inVersion', { version: earlier.version })} </span>
                <FieldValue field={name} payload={earlier.payload} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
};
