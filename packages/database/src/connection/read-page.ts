import type { SelectQueryBuilder } from 'kysely';

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the rows of a query, and how many rows it has in all. `shown` is `all` with columns and an order. */
export const readPage = async <DB, Table extends keyof DB, Row>(
  all: SelectQueryBuilder<DB, Table, unknown>,
  shown: SelectQueryBuilder<DB, Table, Row>,
  { page, pageSize }: Page,
): Promise<{ readonly rows: Row[]; readonly total: number }> => {
  const rows = await shown
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = all.select(({ fn }) => fn.countAll<number>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return { rows, total };
};
