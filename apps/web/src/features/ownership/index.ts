export { Ownership } from './ownership.tsx';
