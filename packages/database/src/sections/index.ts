export { isCurrent } from '../records/index.ts';
export { countSections } from './count-sections.ts';
export type { SectionCount, SectionOverview } from './count-sections.ts';
export { listSectionPage } from './list-section-page.ts';
export type { FieldFilter, FieldOrder, PageStart, SectionPage, SectionPageRow } from './list-section-page.ts';
