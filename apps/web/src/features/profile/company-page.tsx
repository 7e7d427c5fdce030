import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { getProfile } from '@mingjian/contract/companies';
import type { Profile } from '@mingjian/contract/companies';
import { useCall } from '../../api/queries.ts';
import { noteOpened } from '../../api/report-price.ts';
import { isFailure } from '../../api/call-failure.ts';
import { findLastCompany, storeLastCompany } from '../../api/session/index.ts';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { ButtonLink, EmptyState, ErrorState, Loading, Page } from '../../ui/index.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { CompanyBar } from './company-bar.tsx';
import { ProfileHead, ProfileTags } from './profile-head.tsx';
import { ProfileScopeProvider } from './profile-context.ts';
import type { Datum, OpenedRecord } from './record/record-drawer.tsx';

/** Loaded when the first record is opened. */
const RecordDrawer = lazy(async () => {
  const drawer = await import('./record/record-drawer.tsx');
  return { default: drawer.RecordDrawer };
});

/** What other features need to draw their part into a company. */
export interface ProfileSlot {
  readonly companyId: number;
  /** Shows the record behind a figure. */
  readonly openRecord: (recordId: number, choice?: Omit<OpenedRecord, 'recordId'>) => void;
}

export interface CompanyActionSlot extends ProfileSlot {
  /** The name as the screen shows it. */
  readonly title: string;
  /** The registered name. */
  readonly name: string;
  readonly datum?: Datum;
}

export interface CompanyPageProps {
  /** Class of the company in the bar. */
  readonly renderBadge: (slot: ProfileSlot) => ReactNode;
  /** What can be done with the company, beside following it; with a `datum`, with that record of it. */
  readonly renderActions: (slot: CompanyActionSlot) => ReactNode;
  /** What the screen shows of the company. */
  readonly children: ReactNode;
}

const Loaded = ({
  profile,
  renderBadge,
  renderActions,
  children,
}: CompanyPageProps & { readonly profile: Profile }) => {
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const opener = useOpener(opened === null);
  const lang = useLanguage();
  const pick = usePick();
  const title = pick({ en: profile.nameEn ?? profile.name, cn: profile.name });
  const openRecord: ProfileSlot['openRecord'] = (recordId, choice) => {
    opener.keep();
    setOpened({ recordId, ...choice });
  };
  const slot = { companyId: profile.companyId, openRecord, title, name: profile.name };
  return (
    <ProfileScopeProvider value={{ profile, openRecord }}>
      <Page
        title={title}
        heading={<span lang={lang === 'en' && profile.nameEn ? 'en' : 'zh-CN'}>{title}</span>}
        subtitle={<ProfileHead />}
      >
        <ProfileTags />
        <CompanyBar title={title} actions={renderActions(slot)}>
          {renderBadge({ companyId: profile.companyId, openRecord })}
        </CompanyBar>
        {children}
      </Page>
      {opened && (
        <Suspense fallback={null}>
          <RecordDrawer
            key={`${opened.recordId}-${opened.version}-${opened.knownFrom}`}
            companyId={profile.companyId}
            opened={opened}
            renderActions={(datum) => renderActions({ ...slot, datum })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
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

const OpenedCompany = ({ companyId, ...props }: CompanyPageProps & { readonly companyId: number }) => {
  const { t } = useTranslation('profile');
  const query = useCall(getProfile, { companyId });
  const { data, error } = query;
  useEffect(() => {
    if (!data) return;
    storeLastCompany(data.companyId);
    noteOpened(data.companyId);
  }, [data]);
  if (data) return <Loaded key={data.companyId} profile={data} {...props} />;
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

/** A credit screen with `?companyId=`: without a company the last one that was opened, else the search. */
export const CompanyPage = (props: CompanyPageProps) => {
  const [search] = useSearchParams();
  const companyId = Number(search.get('companyId'));
  if (Number.isSafeInteger(companyId) && companyId > 0)
    return <OpenedCompany key={companyId} companyId={companyId} {...props} />;
  const last = findLastCompany();
  return <Navigate to={last === null ? '/system/analysis' : `?companyId=${last}`} replace />;
};
