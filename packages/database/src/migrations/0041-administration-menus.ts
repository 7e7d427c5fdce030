import type { Kysely } from 'kysely';
import { addMenu } from './add-menu.ts';

const under = '/manage';

/** The screens of system management for users, roles, organisations and menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addMenu(db, [
    {
      under,
      path: '/manage/user',
      en: 'Users',
      cn: '用户管理',
      icon: 'UserOutlined',
      authority: 'user.manage',
      sort: 10,
    },
    {
      under,
      path: '/manage/role',
      en: 'Roles',
      cn: '角色管理',
      icon: 'SafetyCertificateOutlined',
      authority: 'role.manage',
      sort: 20,
    },
    {
      under,
      path: '/manage/org',
      en: 'Organisations',
      cn: '机构管理',
      icon: 'BankOutlined',
      authority: 'org.manage',
      sort: 30,
    },
    {
      under,
      path: '/manage/menu',
      en: 'Menus',
      cn: '菜单管理',
      icon: 'MenuOutlined',
      authority: 'menu.manage',
      sort: 40,
    },
  ]);
