import type { ReceivedFile } from './call.ts';

/** Time for the browser to take the file over before its address is given back. */
const KEPT_MS = 60_000;

/** Hands a file that was received to the browser, which puts it where downloads go. */
export const saveFile = ({ blob, fileName }: ReceivedFile): void => {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
