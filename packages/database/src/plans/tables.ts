interface GrantColumns {
  feature_code: string;
  is_open: boolean;
  /** null: a switch, or no limit. */
  amount: number | null;
}

export interface PlanTables {
  plan: { plan_code: string; name_en: string; name_cn: string; sort: number };
  plan_feature: GrantColumns & { plan_code: string };
  add_on_package: { package_code: string; authority: string; name_en: string; name_cn: string };
  package_feature: GrantColumns & { package_code: string };
}
