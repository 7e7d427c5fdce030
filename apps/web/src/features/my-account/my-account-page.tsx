import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Page, PlaceTabs } from '../../ui/index.ts';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { ProfilePart } from './profile/profile-part.tsx';
import { SessionsPart } from './sessions/sessions-part.tsx';
import { UsagePart } from './usage/usage-part.tsx';

export interface MyAccountPageProps {
  /** The form of the password change. */
  readonly password: ReactNode;
  /** Plan and packages of the organisation. */
  readonly contract: ReactNode;
  /** The header still shows what the profile said before. */
  readonly onProfileSaved: () => void;
}

/** `/system/user/myAccount`: what every account does for itself. */
export const MyAccountPage = ({ password, contract, onProfileSaved }: MyAccountPageProps) => {
  const { t } = useTranslation('my-account');
  const title = useMenuTitle('/system/user/myAccount', t('title'));
  return (
    <Page title={title} subtitle={t('subtitle')}>
      <PlaceTabs
        label={t('parts')}
        tabs={[
          { key: 'profile', label: t('profile'), render: () => <ProfilePart onSaved={onProfileSaved} /> },
          { key: 'password', label: t('password'), render: () => password },
          { key: 'sessions', label: t('sessions'), render: () => <SessionsPart /> },
          { key: 'usage', label: t('usage'), render: () => <UsagePart /> },
          { key: 'plan', label: t('plan'), render: () => contract },
        ]}
      />
    </Page>
  );
};
