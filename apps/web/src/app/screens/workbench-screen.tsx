import { MyOpinions, useMayGiveOpinions } from '../../features/opinions/index.ts';
import { WorkbenchPage } from '../../features/workbench/index.ts';

/** Where an analyst starts, with what the opinions feature draws into it for whom ratings are open by role. */
export const Component = () => (
  <WorkbenchPage {...(useMayGiveOpinions() ? { renderOpinions: () => <MyOpinions /> } : {})} />
);
