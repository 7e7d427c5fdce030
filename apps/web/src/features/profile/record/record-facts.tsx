import { findField } from '@mingjian/domain/dictionary';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Facts } from '../../../ui/index.ts';
import { Sourced } from '../sourced.tsx';
import { FieldValue } from './field-value.tsx';

const WIDE_TYPES: ReadonlySet<string> = new Set(['text', 'url', 'list']);
const WIDE_FIELDS: ReadonlySet<string> = new Set(['address_text', 'registered_address']);

/** A link cannot stand inside the button that shows the source: there the source has a word of its own. */
const SourcedField = ({
  name,
  record,
  isLink,
}: {
  readonly name: string;
  readonly record: RecordView;
  readonly isLink: boolean;
}) => {
  const { t } = useTranslation('profile');
  const value = <FieldValue field={name} payload={record.fields} />;
  if (!isLink) return <Sourced provenance={record.provenance}>{value}</Sourced>;
  return (
    <>
      {value} <Sourced provenance={record.provenance}>{t('sourceName')}</Sourced>
    </>
  );
};

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
        value: <SourcedField name={name} record={record} isLink={field.type === 'url'} />,
        isWide: WIDE_TYPES.has(field.type) || WIDE_FIELDS.has(name),
      },
    ];
  });
  return <Facts facts={facts} />;
};
