import type { Failure } from './failure.ts';

/** What speaks against an error report or its attachment, a notice, the handling of a demo request. */
export const REPORT_FAILURES = {
  'error-report-does-not-exist': {
    en: 'Error report does not exist',
    cn: '错误报告不存在',
    when: 'the report is not known, or is not one of those the account may see',
  },
  'error-report-is-open': {
    en: 'You have reported this already. The report is being processed.',
    cn: '您已提交过该错误报告，正在处理中',
    when: 'the account has a report of the same datum that is not yet answered for good',
  },
  'error-report-is-answered': {
    en: 'This report has been answered already',
    cn: '该报告已有处理结果',
    when: 'a report is answered or withdrawn that is rejected, corrected or withdrawn, or accepted a second time',
  },
  'too-many-error-reports': {
    en: 'You can report 20 errors in 24 hours. Please try again later.',
    cn: '24小时内最多可提交20条错误报告，请稍后再试',
    when: 'the account sent twenty reports in the last 24 hours',
  },
  'attachment-does-not-exist': {
    en: 'Attachment does not exist',
    cn: '附件不存在',
    when: 'the report has no attachment, or is not one of those the account may see',
  },
  'attachment-is-too-large': {
    en: 'The attachment is larger than 5 MB',
    cn: '附件超过5 MB',
    when: 'an attachment is larger than the call takes',
  },
  'attachment-is-not-allowed': {
    en: 'The attachment must be a PDF, Excel or Word file, whatever its name says',
    cn: '附件须为PDF、Excel或Word文件，以文件内容为准',
    when: 'an attachment is something else by its content, or two kinds of file in one',
  },
  'attachment-is-active': {
    en: 'The attachment contains macros, scripts or programs. Save it without them.',
    cn: '附件包含宏、脚本或程序，请去除后重新上传',
    when: 'an attachment carries something that runs, or is named as one that does',
  },
  'attachment-has-password': {
    en: 'The attachment is protected by a password. Remove the password and attach it again.',
    cn: '附件设有密码，请取消密码后重新上传',
    when: 'an attachment is encrypted',
  },
  'attachment-is-damaged': {
    en: 'The attachment is damaged. Save it again and attach the new file.',
    cn: '附件已损坏，请重新保存后上传',
    when: 'an attachment has a broken form',
  },
  'attachment-unpacks-too-large': {
    en: 'The attachment unpacks to more than is taken (50 MB, or 100 times its size)',
    cn: '附件解压后超出限制（50 MB，或原大小的100倍）',
    when: 'an attachment is packed too tightly, as a zip bomb is, or unpacks to more than it claims',
  },
  'notice-does-not-exist': {
    en: 'Notice does not exist',
    cn: '公告不存在',
    when: 'the notice is not known among those the administrator reaches',
  },
  'notice-has-begun': {
    en: 'This notice has begun and can only be withdrawn',
    cn: '公告已开始发布，仅可撤回',
    when: 'a notice is edited that has begun or is withdrawn',
  },
  'message-does-not-exist': {
    en: 'Message does not exist',
    cn: '消息不存在',
    when: 'the message of the outbox is not known',
  },
  'demo-request-does-not-exist': {
    en: 'Demo request does not exist',
    cn: '演示申请不存在',
    when: 'the demo request is not known',
  },
} as const satisfies Record<string, Failure>;
