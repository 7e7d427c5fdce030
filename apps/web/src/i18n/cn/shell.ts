import type { TextsLike } from '../texts-like.ts';
import type en from '../en/shell.ts';

export default {
  skipToContent: '跳到主要内容',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  mainMenu: '主菜单',
  noticesNone: '没有未读通知',
  noticesUnread_one: '{{count}} 条未读通知',
  noticesUnread_other: '{{count}} 条未读通知',
  account: '账户',
  profile: '我的账户',
  changePassword: '修改密码',
  logOut: '退出登录',
  notFoundTitle: '页面不存在',
  notFoundText: '地址 {{path}} 没有对应的页面：可能输入有误，或您的账户未开通该页面。',
  toWorkbench: '前往工作台',
  faultTitle: '页面无法显示',
  faultText: '页面本身出现错误，您的登录仍然有效。',
  reload: '重新加载页面',
} as const satisfies TextsLike<typeof en>;
