import { FEATURE_CODES, PACKAGE_CODES, PLAN_CODES } from '@mingjian/domain/plans';
import type { Grants, PackageCode, PlanCode, PriceList } from '@mingjian/domain/plans';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../connection/index.ts';
import { toGrantColumns } from './get-plan-catalogue.ts';

/** A change that every process learns of at its next call. The row is locked: changes stand in a line. */
const changePlans = async (
  { kysely }: Database,
  work: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> => {
  await kysely.transaction().execute(async (tx) => {
    await tx
      .updateTable('plan_edition')
      .set({ edition: sql`edition + 1` })
      .execute();
    await work(tx);
  });
};

/** Grants -> one row a feature; a feature that is not named is closed. */
export const toGrantRows = (grants: Grants) =>
  FEATURE_CODES.map((feature_code) => {
    const grant = grants[feature_code];
    return { feature_code, ...toGrantColumns(grant === undefined ? false : grant) };
  });

export interface SoldItem<Code extends string> {
  readonly code: Code;
  readonly en: string;
  readonly cn: string;
  readonly grants: Grants;
}

/** Gives a plan names and grants. */
export const updatePlan = (db: Database, { code, en, cn, grants }: SoldItem<PlanCode>): Promise<void> =>
  changePlans(db, async (tx) => {
    await tx.updateTable('plan').set({ name_en: en, name_cn: cn }).where('plan_code', '=', code).execute();
    await tx.deleteFrom('plan_feature').where('plan_code', '=', code).execute();
    await tx
      .insertInto('plan_feature')
      .values(toGrantRows(grants).map((row) => ({ plan_code: code, ...row })))
      .execute();
  });

/** Gives an add-on package names and grants. */
export const updatePackage = (db: Database, { code, en, cn, grants }: SoldItem<PackageCode>): Promise<void> =>
  changePlans(db, async (tx) => {
    await tx
      .updateTable('add_on_package')
      .set({ name_en: en, name_cn: cn })
      .where('package_code', '=', code)
      .execute();
    await tx.deleteFrom('package_feature').where('package_code', '=', code).execute();
    await tx
      .insertInto('package_feature')
      .values(toGrantRows(grants).map((row) => ({ package_code: code, ...row })))
      .execute();
  });

const SUBJECTS = [
  ['plan', 'plans', PLAN_CODES],
  ['package', 'packages', PACKAGE_CODES],
  ['feature', 'features', FEATURE_CODES],
] as const;

/** Replaces the price list. */
export const savePrices = (db: Database, prices: PriceList): Promise<void> =>
  changePlans(db, async (tx) => {
    const rows = SUBJECTS.flatMap(([subject, part, codes]) =>
      codes.map((code) => ({
        subject,
        code,
        yuan: (prices[part] as Readonly<Record<string, string | null>>)[code] ?? null,
      })),
    );
    await tx.deleteFrom('plan_price').execute();
    await tx.insertInto('plan_price').values(rows).execute();
  });

/** The price list as it is stored. */
export const getPrices = async ({ kysely }: Database): Promise<PriceList> => {
  const rows = await kysely.selectFrom('plan_price').selectAll().execute();
  const of = (subject: string) =>
    Object.fromEntries(rows.filter((row) => row.subject === subject).map(({ code, yuan }) => [code, yuan]));
  return { plans: of('plan'), packages: of('package'), features: of('feature') };
};
