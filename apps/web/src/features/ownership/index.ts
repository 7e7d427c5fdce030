export { Ownership } from './ownership.tsx';
export type { OwnershipPart } from './ownership.tsx';
