import { ADD_ON_PACKAGES, PLANS } from '@mingjian/domain/plans';
import type { FeatureCode, Grant, Grants } from '@mingjian/domain/plans';
import type { Database } from '../connection/index.ts';
import { toGrantColumns } from './get-plan-catalogue.ts';

const entries = (grants: Grants) => Object.entries(grants) as [FeatureCode, Grant][];

/** Writes the default plans and packages where they are missing; rows an administrator changed stay. */
export const ensurePlans = ({ kysely }: Database): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    for (const [sort, plan] of PLANS.entries()) {
      const row = { plan_code: plan.code, name_en: plan.en, name_cn: plan.cn, sort };
      await tx
        .insertInto('plan')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    await tx
      .insertInto('plan_feature')
      .values(
        PLANS.flatMap((plan) =>
          entries(plan.grants).map(([feature, grant]) => ({
            plan_code: plan.code,
            feature_code: feature,
            ...toGrantColumns(grant),
          })),
        ),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    for (const item of ADD_ON_PACKAGES) {
      const row = {
        package_code: item.code,
        authority: item.authority,
        name_en: item.en,
        name_cn: item.cn,
      };
      await tx
        .insertInto('add_on_package')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    await tx
      .insertInto('package_feature')
      .values(
        ADD_ON_PACKAGES.flatMap((item) =>
          entries(item.grants).map(([feature, grant]) => ({
            package_code: item.code,
            feature_code: feature,
            ...toGrantColumns(grant),
          })),
        ),
      )
      .onConflict((on) => on.doNothing())
      .execute();
  });
