/** `pending`: waits for an administrator, shown as "Processing" (specification, section 4). */
export const REPORT_STATES = ['pending', 'accepted', 'rejected', 'corrected', 'withdrawn'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** States in which a report keeps its datum marked as disputed. */
export const OPEN_REPORT_STATES = ['pending', 'accepted'] as const satisfies readonly ReportState[];

/** What an administrator may answer. */
export const REPORT_ANSWERS = ['accepted', 'rejected', 'corrected'] as const satisfies readonly ReportState[];
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

const NEXT: Readonly<Record<ReportState, readonly ReportState[]>> = {
  pending: ['accepted', 'rejected', 'corrected', 'withdrawn'],
  accepted: ['rejected', 'corrected'],
  rejected: [],
  corrected: [],
  withdrawn: [],
};

/** Whether a report may go from one state to another: an answer is final, an accepted report still awaits its end. */
export const mayBecome = (from: ReportState, to: ReportState): boolean => NEXT[from].includes(to);

/** The states from which a report may come to a state. */
export const listStatesBefore = (to: ReportState): readonly ReportState[] =>
  REPORT_STATES.filter((from) => mayBecome(from, to));

export const isOpenReport = (state: ReportState): boolean =>
  OPEN_REPORT_STATES.some((open) => open === state);
