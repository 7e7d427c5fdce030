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
} as const satisfies Record<string, Failure>;

export type FailureCode = keyof typeof FAILURES;
