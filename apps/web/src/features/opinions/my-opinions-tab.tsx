import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { Loading } from '../../ui/states.tsx';

const List = lazy(async () => {
  const [list] = await Promise.all([import('./my-opinions.tsx'), loadTexts('opinions')]);
  return { default: list.MyOpinionList };
});

/** The opinions of the account and how its figures came true; loaded when the tab is opened. */
export const MyOpinions = () => (
  <Suspense fallback={<Loading rows={8} />}>
    <List />
  </Suspense>
);
