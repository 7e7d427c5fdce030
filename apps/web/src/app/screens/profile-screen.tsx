import { ProfilePage } from '../../features/profile/index.ts';
import { RatingBadge, RatingPanel } from '../../features/rating/index.ts';

/** The profile with what the rating feature draws into it. */
export const Component = () => (
  <ProfilePage
    renderBadge={({ companyId, asAt }) => <RatingBadge companyId={companyId} asAt={asAt} />}
    renderRating={({ companyId, asAt, openRecord }) => (
      <RatingPanel
        companyId={companyId}
        asAt={asAt}
        onOpenRecord={(recordId, knownFrom, field) =>
          openRecord(recordId, { field, knownFrom: knownFrom ?? undefined })
        }
      />
    )}
  />
);
