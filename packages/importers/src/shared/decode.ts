import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'gb18030';

const BYTE_ORDER_MARK = 0xfeff;
const gb18030 = new TextDecoder('gb18030', { fatal: true });

const stripMark = (text: string): string => (text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);

/** Whole lines of bytes as text, or null when they are not in that encoding. */
export const decodeLines = (bytes: Buffer, encoding: Encoding): string | null => {
  if (encoding === 'utf-8') return isUtf8(bytes) ? stripMark(bytes.toString('utf8')) : null;
  try {
    return stripMark(gb18030.decode(bytes));
  } catch {
    return null;
  }
};

const MAX_TAIL = 3;

/** True when only the last character is cut: without its first bytes the rest is UTF-8. */
export const endsInsideCharacter = (bytes: Buffer): boolean => {
  for (let cut = 1; cut <= MAX_TAIL && cut < bytes.length; cut += 1) {
    const lead = bytes[bytes.length - cut] ?? 0;
    if (lead >= 0xc2 && isUtf8(bytes.subarray(0, bytes.length - cut))) return true;
  }
  return false;
};
