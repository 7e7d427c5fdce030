/**
 * Every failure the application decides, in one place: code, sentence in both languages, when.
 * Sentences that the specification quotes stand verbatim in English.
 */
export interface Failure {
  readonly en: string;
  readonly cn: string;
  readonly when: string;
}

export const FAILURES = {
  '401': {
    en: 'login timed out, please log in again',
    cn: '登录超时，请重新登录',
    when: 'no token, or one that is not known',
  },
  '505': {
    en: 'login timed out, please log in again',
    cn: '登录超时，请重新登录',
    when: 'the session ended: idle, too old, replaced or revoked',
  },
  '403': {
    en: 'no access permission',
    cn: '没有访问权限',
    when: 'the role does not carry the right',
  },
  'login-failed': {
    en: 'Username and Password do not match. Try again.',
    cn: '账号或密码错误',
    when: 'unknown name, wrong password or an account that may not log in',
  },
  'feature-not-activated': {
    en: 'feature not activated',
    cn: '功能未开通',
    when: 'the plan or the packages do not open the feature',
  },
  'quota-exhausted': {
    en: 'The quota is used up',
    cn: '额度已用完',
    when: 'nothing is left of the quota that the call spends',
  },
  'invalid-input': {
    en: 'The input is not valid',
    cn: '输入有误',
    when: 'the request does not fit the endpoint; data names each field',
  },
  'company-not-found': {
    en: 'Company could not found',
    cn: '未找到企业',
    when: 'a search has no result',
  },
  'company-does-not-exist': {
    en: 'Company does not exist',
    cn: '企业不存在',
    when: 'the company id is not known',
  },
  'not-as-at': {
    en: 'Ratings can be filtered and sorted by as of today only',
    cn: '评级的筛选与排序仅支持当前时点',
    when: 'a list as known on an earlier day is filtered or sorted by rating',
  },
  'section-too-long': {
    en: 'This section has more than 5,000 records: it can be read by date only',
    cn: '该栏目记录超过 5,000 条，仅支持按日期浏览',
    when: 'a long section is sorted or filtered by a field',
  },
  'record-does-not-exist': {
    en: 'Record does not exist',
    cn: '记录不存在',
    when: 'the company has no record of this id and version',
  },
  'password-change-required': {
    en: 'Please change your password first',
    cn: '请先修改密码',
    when: 'the password was set by somebody else and has not been changed yet',
  },
  'login-locked': {
    en: 'Too many wrong passwords. Try again in 15 minutes.',
    cn: '密码错误次数过多，请15分钟后再试',
    when: 'five wrong passwords for a name from one address, whether the name exists or not',
  },
  'current-password-wrong': {
    en: 'The current password is not right',
    cn: '当前密码不正确',
    when: 'a change of password names another current password',
  },
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
  'sub-account-limit': {
    en: 'The plan allows no more accounts',
    cn: '已达到方案的子账号上限',
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
    when: 'the parent or the authority of a menu entry does not exist, or the entry would stand under itself',
  },
  'file-is-empty': {
    en: 'The file is empty',
    cn: '文件为空',
    when: 'an uploaded file holds nothing',
  },
  'file-is-too-large': {
    en: 'The file is larger than 10 MB. Keep only the columns that are needed, or split the list.',
    cn: '文件超过10 MB，请只保留需要的列，或拆分名单',
    when: 'an uploaded file is larger than the call takes',
  },
  'file-unpacks-too-large': {
    en: 'The file unpacks to more than can be read (50 MB, or 100 times its size). Save the list as a new workbook.',
    cn: '文件解压后超出可读取范围（50 MB，或原大小的100倍），请将名单另存为新的工作簿',
    when: 'an uploaded workbook is packed too tightly, as a zip bomb is',
  },
  'file-has-macros': {
    en: 'The file contains macros. Save it as .xlsx without macros.',
    cn: '文件包含宏，请另存为不含宏的.xlsx文件',
    when: 'an uploaded workbook carries macros, or is named as one that does',
  },
  'file-has-password': {
    en: 'The file is protected by a password. Remove the password and upload it again.',
    cn: '文件设有密码，请取消密码后重新上传',
    when: 'an uploaded workbook is encrypted',
  },
  'file-is-no-table': {
    en: 'The file is not an Excel workbook (.xlsx, .xls) or a CSV text, whatever its name says',
    cn: '文件内容不是Excel工作簿（.xlsx、.xls）或CSV文本，与文件名无关',
    when: 'an uploaded file is something else by its content',
  },
  'file-is-damaged': {
    en: 'The file is damaged and cannot be read. Open it in a spreadsheet program and save it again.',
    cn: '文件已损坏，无法读取，请用表格软件打开并重新保存',
    when: 'an uploaded workbook or text has a broken form',
  },
  'file-is-too-complex': {
    en: 'The file takes too much memory or time to read. Copy the list into a new workbook with the needed columns only.',
    cn: '读取文件所需的内存或时间过多，请仅将需要的列复制到新的工作簿',
    when: 'an uploaded workbook exceeds the limits of its reader',
  },
  'file-has-too-many-rows': {
    en: 'The list has more than 20,000 rows. Split it into several files.',
    cn: '名单超过20,000行，请拆分为多个文件',
    when: 'an uploaded list has more rows than are matched at once',
  },
  'file-has-no-rows': {
    en: 'The list has a header and no rows',
    cn: '名单只有表头，没有数据行',
    when: 'an uploaded list has titles and nothing below them',
  },
  'file-has-no-header': {
    en: 'No column of the list could be recognised. It needs a column for the company name or a code, as in the template.',
    cn: '未识别到可用的列，名单须包含企业名称或代码列，请参照模板',
    when: 'an uploaded list has neither known titles nor content that speaks for itself',
  },
  'batch-import-does-not-exist': {
    en: 'Company list does not exist',
    cn: '企业名单不存在',
    when: 'the list or its row is not known among those of the account',
  },
  'batch-import-is-running': {
    en: 'The list is still being read or matched',
    cn: '名单仍在读取或匹配中',
    when: 'a row of a list is picked or corrected before the list is done',
  },
  'too-many-batch-imports': {
    en: 'Three lists are waiting or running already. Wait until one is done.',
    cn: '已有三份名单在等待或处理中，请等待其中一份完成',
    when: 'an account uploads a further list',
  },
  'export-file-name-required': {
    en: 'An export file name is required',
    cn: '请填写导出文件名',
    when: 'an export is asked for without a name, or with one of dots and blanks',
  },
  'companies-to-export-required': {
    en: 'Company is required and Up to 200 companies can be selected',
    cn: '请选择企业，最多可选择200家',
    when: 'an export names no company, or more than 200',
  },
  'fields-to-export-required': {
    en: 'Choose at least one field to export',
    cn: '请至少选择一个导出字段',
    when: 'an export names no field',
  },
  'field-cannot-be-exported': {
    en: 'One of the fields cannot be exported',
    cn: '所选字段中有不可导出的字段',
    when: 'a field is not in the dictionary, or is computed; data names the fields',
  },
  'daily-export-limit-reached': {
    en: 'The export would exceed the daily export limit of the plan',
    cn: '本次导出将超出套餐的每日导出上限',
    when: 'more companies than are left of the day; data holds limit and rest',
  },
  'total-export-limit-reached': {
    en: 'The export would exceed the total data export of the plan',
    cn: '本次导出将超出套餐的数据导出总量',
    when: 'more companies than are left of the year; data holds limit and rest',
  },
  'too-many-exports': {
    en: 'Three exports are waiting or running already. Wait until one is done.',
    cn: '已有三项导出在等待或处理中，请等待其中一项完成',
    when: 'an account asks for a further export',
  },
  'export-does-not-exist': {
    en: 'Export does not exist',
    cn: '导出记录不存在',
    when: 'the export is not known among those of the account',
  },
  'export-is-not-done': {
    en: 'The export is still being written',
    cn: '导出文件仍在生成中',
    when: 'a file is asked for before it is there, or one whose writing failed',
  },
  'export-has-expired': {
    en: 'The file has been deleted: exports are kept for seven days',
    cn: '文件已删除，导出文件仅保留七天',
    when: 'a file is asked for after its days are over or after it was deleted',
  },
  'path-not-found': {
    en: 'This address does not exist',
    cn: '请求的地址不存在',
    when: 'HTTP 404: no endpoint has the path and method',
  },
  'payload-too-large': {
    en: 'The request is too large',
    cn: '请求内容过大',
    when: 'HTTP 413: the body is larger than the endpoint takes',
  },
  'unsupported-media-type': {
    en: 'The format of the request is not supported',
    cn: '不支持的请求格式',
    when: 'HTTP 415: the body comes in a form that the endpoint does not take',
  },
  'too-many-requests': {
    en: 'Too many requests, please wait a moment',
    cn: '请求过于频繁，请稍后再试',
    when: 'HTTP 429: more calls of one kind than the rate class allows',
  },
  'internal-error': {
    en: 'Something went wrong on the server',
    cn: '服务器内部错误',
    when: 'HTTP 500: a fault of ours; it is in the log of the server',
  },
  'service-unavailable': {
    en: 'The service is not available at the moment',
    cn: '服务暂不可用',
    when: 'HTTP 503: the server is starting or closing, or the database does not answer',
  },
  'server-not-responding': {
    en: 'server not responding',
    cn: '服务器无响应',
    when: 'HTTP 504: the call took longer than a minute',
  },
} as const satisfies Record<string, Failure>;

export type FailureCode = keyof typeof FAILURES;
