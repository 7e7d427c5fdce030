import type { SummaryKey } from '@mingjian/contract/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { Facts, Section } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { findSection } from '../profile-sections.ts';
import { RecordFacts } from '../record/record-facts.tsx';
import { SummaryValue } from '../summary-value.tsx';
import styles from './records-section.module.css';

/** Every company field of the specification, in its order. */
const SHOWN: readonly SummaryKey[] = [
  'name',
  'creditCode',
  'nature',
  'companyType',
  'yearsInBusiness',
  'establishedOn',
  'registeredCapital',
  'paidInCapital',
  'legalRepresentative',
  'isListed',
  'employees',
  'sizeGrade',
  'province',
  'city',
  'postalCode',
  'industryCode',
  'status',
  'isHighTech',
  'patentRange',
  'trademarkRange',
  'financingRange',
  'address',
];
const WIDE: ReadonlySet<SummaryKey> = new Set(['address']);

/** Fields of the register that the summary has not shown already. */
const REMAINING = [
  'operating_term_start',
  'operating_term_end',
  'registration_authority',
  'approval_date',
  'revocation_date',
  'revocation_reason',
  'deregistration_date',
  'deregistration_reason',
  'business_scope',
];

export const RegistrationSection = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const [record] = findSection(profile, 'basic_registration')?.records ?? [];
  return (
    <Section title={t('section_registration')} note={t('sourceHint')}>
      <div className={styles['facts']}>
        <Facts
          facts={SHOWN.map((name) => ({
            key: name,
            label: t(`fact_${name}`),
            value: <SummaryValue name={name} fact={profile.summary[name]} />,
            isWide: WIDE.has(name),
          }))}
        />
        {record && <RecordFacts record={record} fields={REMAINING} />}
      </div>
    </Section>
  );
};
