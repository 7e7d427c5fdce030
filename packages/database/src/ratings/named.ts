/** Names of the statements: the plan of one for now differs from that of one for a moment. */
export const named = (name: string, moment: string | null): string =>
  moment === null ? `rating-${name}` : `rating-${name}-at`;
