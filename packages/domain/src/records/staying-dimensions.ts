/** Dimensions that tell of events or former names: what ended still belongs to them. */
export const STAYING_DIMENSIONS: readonly string[] = ['change_record', 'identifiers_names'];
