/** What can be asked for: features chosen one by one, a ready-made plan, an add-on package. */
export const REQUEST_KINDS = ['diy', 'plan', 'package'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATUSES = ['new', 'in-contact', 'agreed', 'declined'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Requests of one contract that may wait for an answer at the same time. */
export const MAX_OPEN_REQUESTS = 5;

/** Still waits for a decision. */
export const isOpenRequest = (status: RequestStatus): boolean => status === 'new' || status === 'in-contact';

/** A decision is final; before it a request goes on from new to in contact, and from both to a decision. */
export const canAnswer = (from: RequestStatus, to: RequestStatus): boolean =>
  isOpenRequest(from) && to !== 'new' && from !== to;
