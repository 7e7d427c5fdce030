import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ChangeSection } from './sections/change-section.tsx';
import { RecordsSection } from './sections/records-section.tsx';
import { NegativeSection } from './negative/negative-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';
import { QualitySection } from './sections/quality-section.tsx';
import { RegistrationSection } from './sections/registration-section.tsx';
import { ShareholderSection } from './sections/shareholder-section.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { ProfileSlot } from './company-page.tsx';
import { OverviewSections } from './sections/overview-sections.tsx';
import { anchorOf } from './profile-sections.ts';
import type { SectionKey } from './profile-sections.ts';
import { SectionNav } from './section-nav.tsx';
import { StatementSection } from './statements/statement-section.tsx';
import { useProfile } from './profile-context.ts';
import styles from './profile-body.module.css';

const Anchor = ({ name, children }: { readonly name: SectionKey; readonly children: ReactNode }) => (
  <div id={anchorOf(name)} tabIndex={-1} className={styles['anchor']}>
    {children}
  </div>
);

/** What a company is: key figures, jump links and the parts. */
export const ProfileBody = ({
  renderRating,
}: {
  readonly renderRating: (slot: ProfileSlot) => ReactNode;
}) => {
  const { t } = useTranslation('profile');
  const { profile, openRecord } = useProfile();
  return (
    <>
      <KeyFigures />
      <div className={styles['columns']}>
        <SectionNav />
        <div className={styles['parts']}>
          <Anchor name="registration">
            <RegistrationSection />
          </Anchor>
          <Anchor name="rating">{renderRating({ companyId: profile.companyId, openRecord })}</Anchor>
          <Anchor name="negative">
            <NegativeSection />
          </Anchor>
          <Anchor name="statements">
            <StatementSection />
          </Anchor>
          <Anchor name="shareholders">
            <ShareholderSection />
          </Anchor>
          <Anchor name="people">
            <PeopleSection />
          </Anchor>
          <Anchor name="changes">
            <ChangeSection />
          </Anchor>
          <Anchor name="identifiers">
            <RecordsSection dimension="identifiers_names" title={t('section_identifiers')} />
          </Anchor>
          <Anchor name="contacts">
            <RecordsSection dimension="contact_address" title={t('section_contacts')} />
          </Anchor>
          <Anchor name="industry">
            <RecordsSection dimension="industry_classification" title={t('section_industry')} />
          </Anchor>
          <Anchor name="more">
            <OverviewSections />
          </Anchor>
          <Anchor name="quality">
            <QualitySection />
          </Anchor>
        </div>
      </div>
    </>
  );
};
