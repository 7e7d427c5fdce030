import type { Failure } from './failure.ts';

/** What is refused about accounts, roles, organisations and menus. */
export const ACCOUNT_FAILURES = {
  'account-does-not-exist': {
    en: 'Account does not exist',
    cn: '账户不存在',
    when: 'the account id is not known among the accounts the administrator reaches',
  },
  'account-name-taken': {
    en: 'This account name or number is already in use',
    cn: '账户名称或账号已被使用',
    when: 'another account has the name or the number',
  },
  'account-is-own': {
    en: 'You cannot delete, disable, move or reset your own account',
    cn: '不能删除、停用、移动或重置自己的账户',
    when: 'an administrator would lock himself out, or change his password without knowing it',
  },
  'account-has-changed': {
    en: 'Somebody else has changed this account meanwhile. Please look at it again.',
    cn: '该账户已被他人修改，请重新查看',
    when: 'an account was moved, given another role or deleted between the look at it and the change',
  },
  'sub-account-limit': {
    en: 'The plan allows no more accounts',
    cn: '已达到套餐的子账号上限',
    when: 'the contract has as many sub-accounts as its plan allows',
  },
  'role-does-not-exist': {
    en: 'Role does not exist',
    cn: '角色不存在',
    when: 'the role id is not known among the roles the administrator may give out',
  },
  'organisation-does-not-exist': {
    en: 'Organisation does not exist',
    cn: '机构不存在',
    when: 'the organisation id is not known among those the administrator reaches',
  },
  'role-is-built-in': {
    en: 'A built-in role cannot be changed: copy it',
    cn: '内置角色不可修改，请复制后使用',
    when: 'a role of the product itself is to be changed or deleted',
  },
  'role-is-own': {
    en: 'You cannot change your own role',
    cn: '不能修改自己的角色',
    when: 'an administrator would change, delete or exchange the role that he carries himself',
  },
  'role-has-changed': {
    en: 'Somebody else has changed this role meanwhile. Please look at it again.',
    cn: '该角色已被他人修改，请重新查看',
    when: 'a role is changed on an older version than the one that stands',
  },
  'role-in-use': {
    en: 'Accounts still have this role: give them another one first',
    cn: '仍有账户使用该角色，请先为其更换角色',
    when: 'a role that accounts carry is to be deleted',
  },
  'role-outside': {
    en: 'This role belongs to another part of the organisation than the account',
    cn: '该角色所属机构与账户所属机构不一致',
    when: 'a role is given to an account that does not stand at or under the organisation of the role',
  },
  'organisation-required': {
    en: 'Please select an institution first',
    cn: '请先选择机构',
    when: 'an organisation is created without one above it by somebody who is not the platform administrator',
  },
  'organisation-is-own': {
    en: 'You cannot move, disable or delete the organisation you belong to',
    cn: '不能移动、停用或删除自己所属的机构',
    when: 'an administrator would shut himself out with his organisation or one above it',
  },
  'organisation-has-changed': {
    en: 'Somebody else has changed this organisation meanwhile. Please look at it again.',
    cn: '该机构已被他人修改，请重新查看',
    when: 'an organisation is changed on an older version than the one that stands',
  },
  'organisation-has-children': {
    en: 'Please delete the child node first',
    cn: '请先删除子节点',
    when: 'an organisation with others under it is to be deleted',
  },
  'organisation-has-accounts': {
    en: 'Accounts still belong to this organisation: move or delete them first',
    cn: '该机构下仍有账户，请先移动或删除账户',
    when: 'an organisation with accounts is to be deleted',
  },
  'organisation-role-in-use': {
    en: 'Accounts in it have roles of an organisation that would no longer stand above them',
    cn: '其下账户所用角色属于移动后不再隶属的上级机构，请先更换角色',
    when: 'an organisation is moved away from the one whose roles its accounts carry',
  },
  'plan-required': {
    en: 'An organisation at the top needs a plan of its own',
    cn: '顶级机构须选择套餐',
    when: 'an organisation without one above it has no plan',
  },
  'menu-is-needed': {
    en: 'This entry leads to the administration of menus and must stay as it is',
    cn: '该菜单为菜单管理入口，必须保留',
    when: 'the entry of the menu administration is to be deleted, led elsewhere or given another right',
  },
  'menu-does-not-exist': {
    en: 'Menu does not exist',
    cn: '菜单不存在',
    when: 'the menu id is not known',
  },
  'menu-has-children': {
    en: 'Please delete the child node first',
    cn: '请先删除子节点',
    when: 'a menu entry with children is to be deleted',
  },
  'node-not-authorized': {
    en: 'Please select an authorized node',
    cn: '请选择有权限的节点',
    when: 'a node lies outside what one may reach or give: a parent, an authority, a right, an organisation under itself',
  },
} as const satisfies Record<string, Failure>;
