import type { TextsLike } from '../texts-like.ts';
import type en from '../en/password.ts';

export default {
  title: '修改密码',
  currentPassword: '当前密码',
  newPassword: '新密码',
  confirmPassword: '确认新密码',
  show: '显示：{{field}}',
  hide: '隐藏：{{field}}',
  strength: '强度：{{word}}',
  weak: '弱',
  medium: '中',
  strong: '强',
  note: '您的其他登录将被结束。',
  forced: '当前密码由他人设置，请先设置您自己的密码。',
  submit: '修改密码',
  close: '关闭',
} as const satisfies TextsLike<typeof en>;
