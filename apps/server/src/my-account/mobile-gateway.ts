import type { Language } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import { writeOutbox } from '@mingjian/database/outbox';
import { CODE_VALID_MS } from '@mingjian/domain/my-account';

export interface CodeMessage {
  readonly mobile: string;
  readonly code: string;
  readonly language: Language;
  /** ISO instant. */
  readonly at: string;
}

/** Takes a code to a mobile number. A gateway of an operator of text messages is one more of these. */
export interface MobileGateway {
  /** Rejects when the message was not taken. */
  readonly sendCode: (message: CodeMessage) => Promise<void>;
}

const MINUTES = CODE_VALID_MS / 60_000;

const SUBJECTS = { en: 'Verification code', cn: '验证码' } as const;
const BODIES = {
  en: (code: string) =>
    `Your Mingjian verification code is ${code}. It is valid for ${MINUTES} minutes. Give it to nobody.`,
  cn: (code: string) => `【明鉴】您的验证码为${code}，${MINUTES}分钟内有效，请勿告知他人。`,
} as const;

/** The gateway of an installation without one: the message stays in the outbox, where its operator reads it. */
export const makeOutboxGateway = (db: Database): MobileGateway => ({
  sendCode: ({ mobile, code, language, at }) =>
    writeOutbox(db, {
      channel: 'mobile',
      recipient: mobile,
      subject: SUBJECTS[language],
      body: BODIES[language](code),
      at,
    }),
});
