import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

export * from './handle-demo-requests.ts';

const MAX_COMPANY_LENGTH = 200;
const MAX_CONTACT_LENGTH = 50;
/** Digits with the signs and blanks that people write between them. */
const MAX_PHONE_LENGTH = 50;
/** RFC 5321: what a mail server has to take. */
const MAX_EMAIL_LENGTH = 254;
const MAX_MESSAGE_LENGTH = 5_000;
/** 6 to 15 digits (E.164 ends at 15) with the usual signs between them, an extension allowed. */
const PHONE = /^\+?(?:[\s().-]*\d){6,15}(?:\s*(?:x|ext\.?|转)\s*\d{1,6})?$/i;

const text = (rule: string) => z.string(rule).trim().min(1, rule);

/** The demo-request form; all fields are required (specification, section 5). */
export const DemoRequestSchema = z.object({
  company: text('company-required').max(MAX_COMPANY_LENGTH, 'length-200'),
  contact: text('contact-required').max(MAX_CONTACT_LENGTH, 'length-50'),
  phone: text('phone-required').max(MAX_PHONE_LENGTH, 'phone-invalid').regex(PHONE, 'phone-invalid'),
  email: text('email-required').max(MAX_EMAIL_LENGTH, 'email-invalid').pipe(z.email('email-invalid')),
  message: text('message-required').max(MAX_MESSAGE_LENGTH, 'too-long'),
});
export type DemoRequest = z.infer<typeof DemoRequestSchema>;

export const submitDemoRequest = endpoint({
  method: 'POST',
  path: '/demoRequest/submitDemoRequest',
  summary: 'Asks for a demonstration',
  input: DemoRequestSchema,
  output: z.null(),
  right: null,
  rate: 'public-write',
  isInputLogged: false,
});
