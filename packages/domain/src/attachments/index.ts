export {
  ATTACHMENT_KINDS,
  ATTACHMENT_REFUSALS,
  MAX_ATTACHMENT_BYTES,
  MAX_UNPACKED_ATTACHMENT_BYTES,
} from './attachment-kinds.ts';
export type { AttachmentKind, AttachmentRefusal, InspectedAttachment } from './attachment-kinds.ts';
export { cleanFileName } from './clean-file-name.ts';
export { inspectAttachment } from './inspect-attachment.ts';
