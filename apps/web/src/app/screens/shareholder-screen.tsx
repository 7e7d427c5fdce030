import { lazy, Suspense } from 'react';
import type { OwnershipPart } from '../../features/ownership/index.ts';
import { CompanyPage, useProfile } from '../../features/profile/index.ts';
import { RatingBadge } from '../../features/rating/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Loading, PlaceTabs } from '../../ui/index.ts';
import type { PlaceTab } from '../../ui/index.ts';
import { renderCompanyActions } from './company-actions.tsx';

const BusinessChain = lazy(async () => ({
  default: (await import('../../features/business-chain/index.ts')).BusinessChain,
}));

const Ownership = lazy(async () => ({
  default: (await import('../../features/ownership/index.ts')).Ownership,
}));

const Shareholders = ({ part }: { readonly part: OwnershipPart }) => {
  const { profile, openRecord } = useProfile();
  return (
    <Suspense fallback={<Loading rows={10} />}>
      <Ownership
        part={part}
        companyId={profile.companyId}
        onOpenRecord={(recordId) => openRecord(recordId)}
      />
    </Suspense>
  );
};

const Chain = () => {
  const { profile, openRecord } = useProfile();
  return (
    <Suspense fallback={<Loading rows={10} />}>
      <BusinessChain
        companyId={profile.companyId}
        onOpenRecord={({ recordId, ...of }) =>
          openRecord(recordId, { companyId: of.companyId, knownFrom: of.knownFrom })
        }
      />
    </Suspense>
  );
};

const OWNERSHIP_PARTS = ['shareholders', 'holders', 'owners'] as const satisfies readonly OwnershipPart[];
const OTHER_PARTS = ['group', 'relation', 'statement'] as const satisfies readonly OwnershipPart[];

/** The parts of the screen, those of ownership and the chain. */
const useTabs = (): readonly PlaceTab[] => {
  const { t } = useTranslation('business-chain');
  const { t: tOwners } = useTranslation('owners');
  const { t: tOwnership } = useTranslation('ownership');
  return [
    ...OWNERSHIP_PARTS.map((part) => ({
      key: part,
      label: tOwnership(`tab_${part}`),
      render: () => <Shareholders part={part} />,
    })),
    ...OTHER_PARTS.map((part) => ({
      key: part,
      label: tOwners(`tab_${part}`),
      render: () => <Shareholders part={part} />,
    })),
    { key: 'chain', label: t('tabChain'), render: () => <Chain /> },
  ];
};

const ShareholderTabs = () => {
  const { t } = useTranslation('business-chain');
  return <PlaceTabs label={t('tabs')} tabs={useTabs()} />;
};

/** Who stands behind a company and whom it trades with. */
export const Component = () => (
  <CompanyPage
    renderBadge={({ companyId }) => <RatingBadge companyId={companyId} />}
    renderActions={renderCompanyActions}
  >
    <ShareholderTabs />
  </CompanyPage>
);
