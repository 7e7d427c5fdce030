/** `138****5678`, `l***@example.com`: enough to tell entries apart in a list. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 ? '****' : `${digits.slice(0, 3)}****${digits.slice(-2)}`;
};

export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${Array.from(email)[0]}***${email.slice(at)}`;
};

/** A name keeps its first character. */
export const maskName = (name: string): string => `${Array.from(name.trim())[0] ?? ''}**`;
