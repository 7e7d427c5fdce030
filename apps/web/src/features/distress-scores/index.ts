export { DistressScores } from './distress-scores.tsx';
