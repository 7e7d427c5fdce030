import type { RightCode } from './rights.ts';
import { RIGHTS } from './rights.ts';

export type AccountType = 'administrator' | 'basic';

/** A role that every installation has. It follows the code; to change one, copy it. */
export interface BuiltInRole {
  readonly key: string;
  readonly en: string;
  readonly cn: string;
  readonly rights: readonly RightCode[];
}

const allRights: readonly RightCode[] = RIGHTS.map((item) => item.code);
const PLATFORM_ONLY: readonly RightCode[] = ['platform.manage', 'menu.manage'];
const ADMINISTRATION: readonly RightCode[] = [
  ...PLATFORM_ONLY,
  'user.manage',
  'role.manage',
  'org.manage',
  'quota.manage',
  'notice.manage',
  'log.view',
];

export const BUILT_IN_ROLES = [
  { key: 'platform-administrator', en: 'Platform administrator', cn: '平台管理员', rights: allRights },
  {
    key: 'organisation-administrator',
    en: 'Organisation administrator',
    cn: '机构管理员',
    rights: allRights.filter((code) => !PLATFORM_ONLY.includes(code)),
  },
  {
    key: 'analyst',
    en: 'Analyst',
    cn: '分析员',
    rights: allRights.filter((code) => !ADMINISTRATION.includes(code)),
  },
] as const satisfies readonly BuiltInRole[];

export type BuiltInRoleKey = (typeof BUILT_IN_ROLES)[number]['key'];
