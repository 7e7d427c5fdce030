export { MyOpinions } from './my-opinions-tab.tsx';
export { OpinionPanel } from './opinion-panel.tsx';
export { useMayGiveOpinions } from './use-may-give-opinions.ts';
