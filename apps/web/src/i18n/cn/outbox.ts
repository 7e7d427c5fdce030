import type { TextsLike } from '../texts-like.ts';
import type en from '../en/outbox.ts';

export default {
  title: '发件箱',
  subtitle: '未配置邮件服务器或短信网关时，消息保存在此',
  messages: '消息',
  message: '消息详情',
  close: '关闭',
  state: '状态',
  channel: '渠道',
  any: '全部',
  state_waiting: '待发送',
  state_sent: '已发送',
  state_failed: '发送失败',
  channel_mail: '邮件',
  channel_mobile: '短信',
  attempts_one: '已尝试{{count}}次',
  attempts_other: '已尝试{{count}}次',
  createdAt: '写入时间',
  sentAt: '发送时间',
  notSent: '未发送',
  recipient: '收件人',
  subject: '主题',
  operation: '操作',
  open: '查看',
  none: '没有消息',
  noneText: '系统通过邮件或短信发出的内容会显示在此处',
} as const satisfies TextsLike<typeof en>;
