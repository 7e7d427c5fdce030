/** What became of a request for a demonstration. */
export const DEMO_REQUEST_STATES = ['new', 'contacted', 'done', 'declined'] as const;
export type DemoRequestState = (typeof DEMO_REQUEST_STATES)[number];

export const MAX_DEMO_NOTE = 2_000;
