const LAST_COMPANY_KEY = 'lastCompanyId';

/** The company whose credit screens were opened last in this session; null when there was none. */
export const findLastCompany = (): number | null => {
  const id = Number(sessionStorage.getItem(LAST_COMPANY_KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const storeLastCompany = (companyId: number): void =>
  sessionStorage.setItem(LAST_COMPANY_KEY, String(companyId));
