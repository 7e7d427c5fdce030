import type { AttachmentKind } from './attachment-kinds.ts';

/** Characters of a stored name, its ending included: fits every file system that a download goes to. */
export const MAX_FILE_NAME = 120;
const UNNAMED = 'attachment';
/** Path signs, signs that Windows refuses, control characters, marks that turn the direction of writing. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Names of devices, which Windows opens instead of a file. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name under which an attachment can be stored and given out: no path, nothing invisible, the ending of what it is. */
export const cleanFileName = (fileName: string, kind: AttachmentKind): string => {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .normalize('NFC')
    .replace(UNSAFE, '')
    .replace(new RegExp(`\\.${kind}$`, 'i'), '');
  const most = MAX_FILE_NAME - kind.length - 1;
  const shortened = Array.from(stem.replace(/\s+/g, ' ')).slice(0, most).join('');
  const trimmed = shortened.replace(/^[\s.]+|[\s.]+$/g, '');
  const isUsable = trimmed !== '' && !DEVICE.test(trimmed);
  return `${isUsable ? trimmed : UNNAMED}.${kind}`;
};
