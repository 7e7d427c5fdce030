import type { Language } from './envelope.ts';
import { FAILURES } from './failures.ts';
import type { FailureCode } from './failures.ts';

interface Sentence {
  readonly en: string;
  readonly cn: string;
}

/**
 * Sentences of input rules. A schema gives the key as its message (`z.string().min(1, 'username-required')`), server
 * and web say it in the reader's language. Sentences that the specification quotes stand verbatim in English.
 */
export const RULE_SENTENCES = {
  required: { en: 'This field is required', cn: '此项为必填项' },
  'wrong-type': { en: 'This value has the wrong form', cn: '格式不正确' },
  'too-short': { en: 'This value is too short', cn: '内容过短' },
  'too-long': { en: 'This value is too long', cn: '内容过长' },
  'too-small': { en: 'This value is too small', cn: '数值过小' },
  'too-big': { en: 'This value is too large', cn: '数值过大' },
  'not-allowed': { en: 'This value is not allowed', cn: '不允许的取值' },
  'username-required': { en: 'Please enter your Username', cn: '请输入用户名' },
  'password-required': { en: 'Please enter your Password', cn: '请输入密码' },
  'current-password-required': {
    en: 'Current password is required in order to change your password.',
    cn: '修改密码需要输入当前密码。',
  },
  'new-password-required': { en: 'New password is required', cn: '请输入新密码' },
  'new-password-too-short': { en: 'The new password needs at least 8 characters', cn: '新密码至少8个字符' },
  'new-password-unchanged': {
    en: 'The new password must differ from the old one',
    cn: '新密码不能与旧密码相同',
  },
  'password-does-not-match': { en: 'Password does not match', cn: '两次输入的密码不一致' },
  'passwords-not-consistent': {
    en: 'Password and confirmed password must be consistent',
    cn: '密码与确认密码必须一致',
  },
  'account-number-required': { en: 'Account number is required', cn: '请输入账号' },
  'account-name-required': { en: 'Account name is required', cn: '请输入账户名称' },
  'title-required': { en: 'Title is required', cn: '请输入名称' },
  'menu-path-required': { en: 'Path is required', cn: '请输入路径' },
  'menu-path-invalid': {
    en: 'The path must begin with / and hold letters, digits, - and _ only',
    cn: '路径须以/开头，仅可含字母、数字、-和_',
  },
  'role-other-required': { en: 'Please select another role', cn: '请选择其他角色' },
  'account-required': { en: 'Please select an account', cn: '请选择账户' },
  'organisation-name-required': { en: 'Name is required', cn: '请输入名称' },
  'quota-distribution-empty': {
    en: 'Account name and the allocatable quota value cannot be empty',
    cn: '账户名称和可分配额度值不能为空',
  },
  'price-invalid': {
    en: 'Please enter a price in yuan with at most two decimals, or nothing',
    cn: '请输入以元为单位、最多两位小数的价格，或留空',
  },
  'reason-required': { en: 'Please give a reason', cn: '请填写原因' },
  'days-in-order': { en: 'The last day cannot be before the first', cn: '结束日期不能早于开始日期' },
  'choice-required': { en: 'Choose at least one feature', cn: '请至少选择一项功能' },
  'role-required': { en: 'Please select a role', cn: '请选择角色' },
  'length-200': { en: 'length cannot exceed 200 characters', cn: '长度不能超过200个字符' },
  'length-500': { en: 'length cannot exceed 500 characters', cn: '长度不能超过500个字符' },
  'length-50': { en: 'length cannot exceed 50 characters', cn: '长度不能超过50个字符' },
  'company-required': { en: 'Company is required', cn: '请输入公司名称' },
  'contact-required': { en: 'Contact name is required', cn: '请输入联系人' },
  'phone-required': { en: 'Phone is required', cn: '请输入电话' },
  'phone-invalid': { en: 'Please enter a valid phone number', cn: '请输入有效的电话号码' },
  'mobile-required': { en: 'Mobile number is required', cn: '请输入手机号' },
  'mobile-invalid': { en: 'Please enter a valid mobile number', cn: '请输入有效的手机号' },
  'alias-required': { en: 'Other name is required', cn: '请输入别名' },
  'code-invalid': { en: 'Please enter the six digits of the code', cn: '请输入6位数字验证码' },
  'email-required': { en: 'Email is required', cn: '请输入邮箱' },
  'email-invalid': { en: 'Please enter a valid email address', cn: '请输入有效的邮箱地址' },
  'description-required': { en: 'Description is required', cn: '请输入描述' },
  'contents-required': { en: 'Contents are required', cn: '请输入内容' },
  'audience-required': { en: 'Please select who the notice is for', cn: '请选择通知范围' },
  'end-before-begin': { en: 'The end must come after the beginning', cn: '结束时间须晚于开始时间' },
  'message-required': { en: 'Message is required', cn: '请输入留言' },
} as const satisfies Record<string, Sentence>;

export type RuleCode = keyof typeof RULE_SENTENCES;

const isRule = (key: string): key is RuleCode => Object.hasOwn(RULE_SENTENCES, key);
const isFailure = (key: string): key is FailureCode => Object.hasOwn(FAILURES, key);

/** The sentence of a failure code or rule key; the text itself when it is neither. */
export const sentenceOf = (key: string, language: Language): string => {
  if (isFailure(key)) return FAILURES[key][language];
  return isRule(key) ? RULE_SENTENCES[key][language] : key;
};
