import type { RecordDetail } from '@mingjian/contract/companies';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { useTranslation, usePick } from '../../../i18n/index.ts';
import { FieldValue } from './field-value.tsx';
import styles from './record-drawer.module.css';

/** In the order of the dictionary; fields of another dimension (the keys of a statement) come first. */
const orderFields = ({ dimension, payload }: RecordDetail): readonly string[] => {
  const order = findDimension(dimension)?.fields.map(([name]) => name) ?? [];
  return Object.keys(payload)
    .filter((name) => payload[name] !== null)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
};

const bringIntoSight = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'center' });

/** Every field of the record with both labels; what this version changed is marked. */
export const RecordPayload = ({
  detail,
  askedField,
  changedFields,
}: {
  readonly detail: RecordDetail;
  readonly askedField: string | undefined;
  readonly changedFields: readonly string[];
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  return (
    <dl className={styles['fields']}>
      {orderFields(detail).map((name) => {
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
          </div>
        );
      })}
    </dl>
  );
};
