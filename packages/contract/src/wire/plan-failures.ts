import type { Failure } from './failure.ts';

/** What speaks against a distribution of quotas, a contract or a request for a plan. */
export const PLAN_FAILURES = {
  'quota-not-enough': {
    en: 'Not so many are left to distribute',
    cn: '可分配额度不足',
    when: 'more is given to an account than is neither distributed nor used; data holds the most it could have',
  },
  'quota-below-used': {
    en: 'The account has used more than that already',
    cn: '分配额度不能低于该账户已使用的数量',
    when: 'an allocation is lowered below what the account has used of it; data holds the least it could have',
  },
  'quota-not-distributed': {
    en: 'The account has no allocation to take back',
    cn: '该账户没有可收回的额度',
    when: 'units of an account are taken back that has none of its own',
  },
  'contract-of-parent': {
    en: 'The organisation shares the contract of the one above it',
    cn: '该机构使用上级机构的合同',
    when: 'a contract is asked for or changed at an organisation that has none of its own; data names the one that has',
  },
  'plan-request-does-not-exist': {
    en: 'Request does not exist',
    cn: '申请不存在',
    when: 'the request for a plan is not known',
  },
  'plan-request-is-closed': {
    en: 'The request has been answered already',
    cn: '该申请已处理',
    when: 'a request for a plan that is agreed or declined is answered again, or with the status it has',
  },
  'too-many-plan-requests': {
    en: 'Five requests are waiting already. Please wait for an answer.',
    cn: '已有五项申请在处理中，请等待答复',
    when: 'the organisation has as many open requests for plans as it may have',
  },
} as const satisfies Record<string, Failure>;
