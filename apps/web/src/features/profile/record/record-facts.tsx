import { findField } from '@mingjian/domain/dictionary';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick } from '../../../i18n/index.ts';
import { Facts } from '../../../ui/index.ts';
import { Sourced } from '../sourced.tsx';
import { FieldValue } from './field-value.tsx';

const WIDE_TYPES: ReadonlySet<string> = new Set(['text', 'url', 'list']);
const WIDE_FIELDS: ReadonlySet<string> = new Set(['address_text', 'registered_address']);

/** The fields of one record as label and value, each with its source. */
export const RecordFacts = ({
  record,
  fields,
}: {
  readonly record: RecordView;
  readonly fields: readonly string[];
}) => {
  const pick = usePick();
  const facts = fields.flatMap((name) => {
    const value = record.fields[name];
    const field = findField(name);
    if (value === undefined || !field) return [];
    return [
      {
        key: name,
        label: pick({ en: field.en, cn: field.zh }),
        value: (
          <Sourced provenance={record.provenance}>
            <FieldValue field={name} value={value} />
          </Sourced>
        ),
        isWide: WIDE_TYPES.has(field.type) || WIDE_FIELDS.has(name),
      },
    ];
  });
  return <Facts facts={facts} />;
};
