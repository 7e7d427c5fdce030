/** Other parts of the screen about a party that stands in the report of a company. */
export const controlledPath = (companyId: number, partyId: number): string =>
  `/system/credit/shareholder?companyId=${companyId}&of=${partyId}#group`;

export const relationPath = (companyId: number, partyId: number): string =>
  `/system/credit/shareholder?companyId=${companyId}&with=${partyId}#relation`;

/** The party that the address names; null where it names none. */
export const readPartyId = (text: string | null): number | null => {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
};
