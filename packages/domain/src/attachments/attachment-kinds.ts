/** What may be attached (specification, section 5): PDF, Excel or Word, none of them with macros. */
export const ATTACHMENT_KINDS = ['pdf', 'xlsx', 'xls', 'docx', 'doc'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Why an attachment is refused. Each is a failure of the catalogue. */
export const ATTACHMENT_REFUSALS = [
  'file-is-empty',
  'attachment-is-too-large',
  'attachment-is-not-allowed',
  'attachment-is-active',
  'attachment-has-password',
  'attachment-is-damaged',
  'attachment-unpacks-too-large',
] as const;
export type AttachmentRefusal = (typeof ATTACHMENT_REFUSALS)[number];

export type InspectedAttachment =
  | { readonly ok: true; readonly kind: AttachmentKind }
  | { readonly ok: false; readonly refusal: AttachmentRefusal };

export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
/** What all parts of a packed file may come to, and how many times its size. */
export const MAX_UNPACKED_ATTACHMENT_BYTES = 50 * 1024 * 1024;
export const MAX_ATTACHMENT_RATIO = 100;
/** A small file may well be packed tighter: an empty table of many rows. */
export const RATIO_FROM_BYTES = 1024 * 1024;

export const accept = (kind: AttachmentKind): InspectedAttachment => ({ ok: true, kind });
export const refuse = (refusal: AttachmentRefusal): InspectedAttachment => ({ ok: false, refusal });
