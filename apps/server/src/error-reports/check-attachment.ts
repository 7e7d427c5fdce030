import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { MAX_ATTACHMENT_BYTES, cleanFileName, inspectAttachment } from '@mingjian/domain/attachments';
import type { AttachmentKind } from '@mingjian/domain/attachments';
import { findPackedData, readZipDirectory } from '@mingjian/domain/workbook-files';
import type { ZipEntry } from '@mingjian/domain/workbook-files';
import { ApplicationFailure } from '../http/index.ts';

const STORED = 0;
const DEFLATED = 8;
const CONTENT_TYPES = '[content_types].xml';
/** What a package of each kind says that it is; with macros it says something else. */
const MAIN_TYPES: Readonly<Record<'xlsx' | 'docx', string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
};

// In the thread pool: a request that unpacks must not hold up the others.
const inflate = promisify(inflateRaw);

const unpack = async (bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> => {
  const data = findPackedData(bytes, entry);
  if (!data || (entry.method !== STORED && entry.method !== DEFLATED))
    throw new ApplicationFailure('attachment-is-damaged');
  if (entry.method === STORED) return data;
  // Not one byte more than the directory claims.
  return (inflate as (data: Uint8Array, options: object) => Promise<Uint8Array>)(data, {
    maxOutputLength: entry.unpackedBytes + 1,
  }).catch((error: NodeJS.ErrnoException) => {
    const isLarger = error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ApplicationFailure(isLarger ? 'attachment-unpacks-too-large' : 'attachment-is-damaged');
  });
};

/**
 * The sizes in the directory of a package are claims: each part is unpacked once within what it claims, one after the
 * other, and thrown away. The list of content types must name the kind, which a renamed package with macros does not.
 */
const checkPackage = async (bytes: Uint8Array, kind: 'xlsx' | 'docx'): Promise<void> => {
  for (const entry of readZipDirectory(bytes) ?? []) {
    const unpacked = await unpack(bytes, entry);
    if (unpacked.byteLength > entry.unpackedBytes)
      throw new ApplicationFailure('attachment-unpacks-too-large');
    if (unpacked.byteLength < entry.unpackedBytes) throw new ApplicationFailure('attachment-is-damaged');
    if (entry.name.toLowerCase() !== CONTENT_TYPES) continue;
    const types = Buffer.from(unpacked).toString('utf8');
    if (/macroEnabled/i.test(types)) throw new ApplicationFailure('attachment-is-active');
    if (!types.includes(MAIN_TYPES[kind])) throw new ApplicationFailure('attachment-is-not-allowed');
  }
};

export interface CheckedAttachment {
  readonly fileName: string;
  readonly kind: AttachmentKind;
  readonly content: Buffer;
}

/** An attachment that may be stored, under a clean name; refused by its content otherwise. */
export const checkAttachment = async (file: File): Promise<CheckedAttachment> => {
  const content = Buffer.from(await file.arrayBuffer());
  const inspected = inspectAttachment(content, file.name, MAX_ATTACHMENT_BYTES);
  if (!inspected.ok) throw new ApplicationFailure(inspected.refusal);
  const { kind } = inspected;
  if (kind === 'xlsx' || kind === 'docx') await checkPackage(content, kind);
  return { fileName: cleanFileName(file.name, kind), kind, content };
};
