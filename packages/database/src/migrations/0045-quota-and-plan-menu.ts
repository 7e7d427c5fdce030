import type { Kysely } from 'kysely';
import { addMenu } from './add-menu.ts';

/** The screens of quotas, of what an organisation has bought, and the desk of what is sold. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addMenu(db, [
    {
      under: '/system/user',
      path: '/system/user/quotaAdmin',
      en: 'Quotas',
      cn: '额度管理',
      icon: 'PieChartOutlined',
      authority: 'quota.manage',
      sort: 30,
    },
    {
      under: '/system/user',
      path: '/system/user/accountRights',
      en: 'Plan and rights',
      cn: '套餐与权限',
      icon: 'TagsOutlined',
      authority: null,
      sort: 40,
    },
    {
      under: '/manage',
      path: '/manage/plan',
      en: 'Plans and packages',
      cn: '套餐管理',
      icon: 'ControlOutlined',
      authority: 'platform.manage',
      sort: 50,
    },
  ]);
