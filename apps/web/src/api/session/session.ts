import type { Language } from '@mingjian/contract/wire';
import type { AsAt } from '@mingjian/domain/records';
import type { MenuEntry } from './menu-entry.ts';

export type { Language } from '@mingjian/contract/wire';

export interface Authority {
  readonly authority: string;
}

/** Who is signed in: every field of the specification's user session, with its default. */
export interface UserSession {
  readonly token: string;
  readonly id: number | null;
  readonly username: string;
  readonly realName: string;
  /** The plan of the account. */
  readonly levelId: string;
  readonly status: string;
  readonly sourceType: string;
  readonly integration: string;
  readonly jumpCompanyName: string;
  readonly roleId: number | null;
  readonly isAdmin: string;
  readonly authorities: readonly Authority[];
  /** `true`: the add-on package is locked and may be offered. */
  readonly authA: boolean;
  readonly authB: boolean;
  readonly authC: boolean;
  /** Beyond the specification: the account's number, its role and organisation in words, what plan and packages open. */
  readonly number: string;
  readonly roleTitle: string;
  readonly organisationId: number | null;
  readonly organisationName: string;
  readonly features: readonly string[];
  /** Every other call is refused until the first password has been changed. */
  readonly mustChangePassword: boolean;
}

/** What the screens share beside the user. */
export interface AppState {
  readonly lang: Language;
  /** Contact-mining mode. */
  readonly contactDig: boolean;
  /** Whether lists show the rating column. */
  readonly showRate: boolean;
  /** The tab of the workbench. */
  readonly viewIndex: string;
  /** Unread notices. */
  readonly notice: number;
  /** The day that the whole product stands on, by one of the clocks; null: today. */
  readonly asAt: AsAt;
}

export interface SessionState extends UserSession, AppState {
  readonly menus: readonly MenuEntry[];
}

export const EMPTY_USER: UserSession = {
  token: '',
  id: null,
  username: '',
  realName: '',
  levelId: '',
  status: '',
  sourceType: '',
  integration: '',
  jumpCompanyName: '',
  roleId: null,
  isAdmin: '0',
  authorities: [],
  authA: true,
  authB: true,
  authC: true,
  number: '',
  roleTitle: '',
  organisationId: null,
  organisationName: '',
  features: [],
  mustChangePassword: false,
};

export const DEFAULT_APP_STATE: AppState = {
  lang: 'en',
  contactDig: false,
  showRate: true,
  viewIndex: '0',
  notice: 0,
  asAt: null,
};
