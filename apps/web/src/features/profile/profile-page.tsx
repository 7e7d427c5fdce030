import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { getProfile } from '@mingjian/contract/companies';
import type { Profile } from '@mingjian/contract/companies';
import { useCall } from '../../api/queries.ts';
import { isFailure } from '../../api/call-failure.ts';
import { findLastCompany, storeLastCompany } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink, EmptyState, ErrorState, Loading, Page } from '../../ui/index.ts';
import { ProfileBody } from './profile-body.tsx';
import { ProfileScopeProvider } from './profile-context.ts';
import { RecordDrawer } from './record/record-drawer.tsx';
import type { OpenedRecord } from './record/record-drawer.tsx';
import { useOpener } from './record/use-opener.ts';

/** What other features need to draw their part into the profile. */
export interface ProfileSlot {
  readonly companyId: number;
  /** `YYYY-MM-DD`; null is now. */
  readonly asAt: string | null;
  /** Shows the record behind a figure. */
  readonly openRecord: (recordId: number, choice?: Omit<OpenedRecord, 'recordId'>) => void;
}

export interface ProfilePageProps {
  /** Class of the company in the head. */
  readonly renderBadge: (slot: ProfileSlot) => ReactNode;
  /** The rating with its reasons. */
  readonly renderRating: (slot: ProfileSlot) => ReactNode;
}

const Loaded = ({
  profile,
  asAt,
  ...slots
}: ProfilePageProps & { readonly profile: Profile; readonly asAt: string | null }) => {
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const opener = useOpener(opened !== null);
  const openRecord: ProfileSlot['openRecord'] = (recordId, choice) => {
    opener.keep();
    setOpened({ recordId, ...choice });
  };
  return (
    <ProfileScopeProvider value={{ profile, asAt, openRecord }}>
      <ProfileBody {...slots} />
      {opened && (
        <RecordDrawer
          key={`${opened.recordId}-${opened.version}-${opened.knownFrom}`}
          companyId={profile.companyId}
          opened={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </ProfileScopeProvider>
  );
};

const UnknownCompany = () => {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      title={t('unknownCompany')}
      action={<ButtonLink to="/system/analysis">{t('toSearch')}</ButtonLink>}
    >
      {t('unknownCompanyText')}
    </EmptyState>
  );
};

const OpenedProfile = ({
  companyId,
  asAt,
  ...slots
}: ProfilePageProps & { readonly companyId: number; readonly asAt: string | null }) => {
  const { t } = useTranslation('profile');
  const query = useCall(getProfile, asAt === null ? { companyId } : { companyId, asAt });
  const { data, error } = query;
  useEffect(() => {
    if (data) storeLastCompany(data.companyId);
  }, [data]);
  if (data) return <Loaded key={data.companyId} profile={data} asAt={asAt} {...slots} />;
  return (
    <Page title={t('title')}>
      {isFailure(error, 'company-does-not-exist') ? (
        <UnknownCompany />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={14} />
      )}
    </Page>
  );
};

/** `/system/credit/profile?companyId=`: without a company the last one that was opened, else the search. */
export const ProfilePage = (slots: ProfilePageProps) => {
  const [search] = useSearchParams();
  const companyId = Number(search.get('companyId'));
  if (Number.isSafeInteger(companyId) && companyId > 0)
    return <OpenedProfile key={companyId} companyId={companyId} asAt={search.get('asAt')} {...slots} />;
  const last = findLastCompany();
  return <Navigate to={last === null ? '/system/analysis' : `?companyId=${last}`} replace />;
};
