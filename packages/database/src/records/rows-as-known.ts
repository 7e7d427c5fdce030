/**
 * The two clocks for hot statements, whose text is written by hand: rows of a table under a name, as known now or at a
 * moment that stands at a place of the statement (`$1`).
 */

/** Search rows: those that still stand, and those that were closed since. Each part has indexes of its own. */
export const searchRowsAsKnown = (moment: string | undefined): string =>
  moment === undefined
    ? 'company_search'
    : `(select * from company_search where known_to is null and known_from <= ${moment}::timestamptz
        union all
        select * from company_search
        where known_to is not null and known_to > ${moment}::timestamptz and known_from <= ${moment}::timestamptz)`;

/** List rows without what the rating run writes into them: `columns` are those of the projection. */
export const companiesAsKnown = (columns: readonly string[], moment: string | undefined): string =>
  moment === undefined
    ? 'company'
    : `(select ${columns.join(', ')} from company where known_from <= ${moment}::timestamptz
        union all
        select ${columns.join(', ')} from company_history
        where known_from <= ${moment}::timestamptz and known_to > ${moment}::timestamptz)`;
