/** Enum value, or `field.value` where one field reads it differently -> [English, Chinese]. */
export type EnumLabels = Readonly<Record<string, readonly [en: string, cn: string]>>;
