/** Signs that people write between the digits. */
const BETWEEN = /[\s().-]+/g;
/** 6 to 15 digits; E.164 ends at 15. */
const MOBILE = /^\+?\d{6,15}$/;

/** Mobile number as it is kept: digits, with a plus before a country code; null: none. */
export const readMobile = (text: string): string | null => {
  const digits = text.replaceAll(BETWEEN, '');
  return MOBILE.test(digits) ? digits : null;
};
