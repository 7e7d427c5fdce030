import { ACCOUNT_FAILURES } from './account-failures.ts';
import type { Failure } from './failure.ts';
import { FILE_FAILURES } from './file-failures.ts';
import { LOG_FAILURES } from './log-failures.ts';
import { REPORT_FAILURES } from './report-failures.ts';
import { MY_ACCOUNT_FAILURES } from './my-account-failures.ts';
import { PLAN_FAILURES } from './plan-failures.ts';

/**
 * Every failure the application decides, in one place: code, sentence in both languages, when.
 * Sentences that the specification quotes stand verbatim in English.
 */
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
  'holder-does-not-exist': {
    en: 'This party holds nothing of the company',
    cn: '该主体未持有该企业股权',
    when: 'paths are asked for of a party that stands nowhere above the company',
  },
  'party-outside-graph': {
    en: 'This party stands neither above nor below the company: open its own report',
    cn: '该主体不在该企业的股权链上，请打开其自身报告',
    when: 'a node or controller is asked about under the report of a company that it has no chain of holdings with',
  },
  'compare-with-self': {
    en: "Can't compare with self",
    cn: '不能与自身比较',
    when: 'a relation is looked for between a company and itself',
  },
  'rating-does-not-exist': {
    en: 'No rating was made of this company at that moment',
    cn: '该企业在该时点没有评级',
    when: 'a rating is asked for by a moment that has none',
  },
  'not-as-at': {
    en: 'Ratings can be filtered and sorted by as of today only',
    cn: '评级的筛选与排序仅支持当前时点',
    when: 'a list as known on an earlier day is filtered or sorted by rating',
  },
  'numeric-value-invalid': {
    en: 'Please enter a valid numeric value',
    cn: '请输入有效的数值',
    when: 'a possibility of default is no number above 0 and up to 100 with at most four decimals',
  },
  'company-not-rated': {
    en: 'The company has no rating to give an opinion on',
    cn: '该企业尚无评级，无法发表意见',
    when: 'a rating opinion on a company that has no class',
  },
  'rating-has-changed': {
    en: 'The rating has changed since you opened this page. Please look at it again.',
    cn: '评级在您打开页面后已更新，请查看后重新提交',
    when: 'a rating opinion names another rating than the one that stands',
  },
  'opinion-does-not-exist': {
    en: 'Opinion does not exist',
    cn: '意见不存在',
    when: 'the account has no such opinion, or it cannot be withdrawn or restored any more',
  },
  'scenario-does-not-exist': {
    en: 'What-if does not exist',
    cn: '情景测算不存在',
    when: 'the account keeps no such what-if',
  },
  'scenario-name-taken': {
    en: 'You already keep a what-if of this company under that name',
    cn: '您已保存同名的情景测算',
    when: 'a what-if is saved under the name of another one of the same account and company',
  },
  'too-many-scenarios': {
    en: 'You can keep 20 what-ifs of a company. Please delete one first.',
    cn: '每家企业最多保存20个情景测算，请先删除一个',
    when: 'the account keeps twenty what-ifs of the company already',
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
  ...ACCOUNT_FAILURES,
  ...FILE_FAILURES,
  ...LOG_FAILURES,
  ...MY_ACCOUNT_FAILURES,
  ...REPORT_FAILURES,
  ...PLAN_FAILURES,
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
