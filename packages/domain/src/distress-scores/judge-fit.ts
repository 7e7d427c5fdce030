import type { DistressModel } from './model.ts';

/** Finance, section J of GB/T 4754: no model here was made on banks and insurers. */
const FINANCE = 'J';

/** Whether a model was made for companies of this industry section; null where the section is not known. */
export const isMadeForSection = (
  { sections }: Pick<DistressModel, 'sections'>,
  section: string | null,
): boolean | null => {
  if (section === null) return null;
  return section !== FINANCE && (sections === null || sections.includes(section));
};
