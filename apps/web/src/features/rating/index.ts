export { RatingBadge } from './rating-badge.tsx';
export { RatingCard } from './rating-card.tsx';
export { RatingHistory } from './rating-history-tab.tsx';
export { RatingPanel } from './rating-panel.tsx';
