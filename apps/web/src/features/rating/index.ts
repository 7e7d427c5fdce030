export { RatingPanel } from './rating-panel.tsx';
export { RatingBadge } from './rating-badge.tsx';
