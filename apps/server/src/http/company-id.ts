/** The company a call is about, when its input names one. */
export const companyIdOf = (input: unknown): number | null => {
  if (typeof input !== 'object' || input === null || !('companyId' in input)) return null;
  return typeof input.companyId === 'number' ? input.companyId : null;
};
