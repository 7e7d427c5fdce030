/** `system`: of the service, for many; `personal`: what was done for somebody. */
export const NOTICE_KINDS = ['system', 'personal'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whom a notice is for; `all`: everybody within the publisher's reach. */
export const AUDIENCE_KINDS = ['all', 'organisation', 'role', 'account'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Target of the audience `all`. */
export const EVERYBODY = 0;

export const MAX_NOTICE_TITLE = 120;
export const MAX_NOTICE_CONTENTS = 5_000;
/** Targets that one notice may name. */
export const MAX_AUDIENCE = 200;

export const NOTICE_STAGES = ['planned', 'running', 'ended', 'withdrawn'] as const;
export type NoticeStage = (typeof NOTICE_STAGES)[number];

export interface NoticeTimes {
  readonly beginsAt: string;
  readonly endsAt: string | null;
  readonly withdrawnAt: string | null;
}

/** Where a notice stands at a moment; all instants are ISO texts in UTC. It may be edited while it is planned. */
export const findNoticeStage = ({ beginsAt, endsAt, withdrawnAt }: NoticeTimes, at: string): NoticeStage => {
  if (withdrawnAt !== null) return 'withdrawn';
  if (beginsAt > at) return 'planned';
  return endsAt !== null && endsAt <= at ? 'ended' : 'running';
};
