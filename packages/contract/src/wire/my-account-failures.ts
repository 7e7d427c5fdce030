import type { Failure } from './failure.ts';

/** What speaks against a change of the own profile or the end of an own session. */
export const MY_ACCOUNT_FAILURES = {
  'mobile-is-unchanged': {
    en: 'This is your mobile number already: no code is needed',
    cn: '该手机号与当前手机号相同，无需验证码',
    when: 'a code is asked for the number that the account has',
  },
  'mobile-code-too-soon': {
    en: 'A code was sent less than a minute ago. Please wait a moment.',
    cn: '验证码发送过于频繁，请一分钟后再试',
    when: 'an account asks for a second mobile code within a minute',
  },
  'mobile-code-too-many': {
    en: 'Too many codes were asked for. Please try again in an hour.',
    cn: '验证码请求次数过多，请一小时后再试',
    when: 'the account asked for, or the number was sent, five mobile codes in the last hour',
  },
  'mobile-code-not-sent': {
    en: 'The code could not be sent. Please try again later.',
    cn: '验证码发送失败，请稍后再试',
    when: 'the gateway did not take the message with the mobile code',
  },
  'mobile-code-required': {
    en: 'A new mobile number needs the verification code that was sent to it',
    cn: '更换手机号需输入发送到新号码的验证码',
    when: 'the mobile number is changed without a code',
  },
  'mobile-code-wrong': {
    en: 'The verification code is wrong',
    cn: '验证码错误',
    when: 'the code is not the one that was sent to this number for this account',
  },
  'mobile-code-ended': {
    en: 'This verification code is no longer valid. Please ask for a new one.',
    cn: '验证码已失效，请重新获取',
    when: 'the code is older than ten minutes, used, guessed at five times, or was not sent to this number for this account',
  },
  'session-does-not-exist': {
    en: 'Session does not exist',
    cn: '会话不存在',
    when: 'the session is none of the open ones of the account',
  },
  'session-is-current': {
    en: 'This is the session you are using. Log out to end it.',
    cn: '该会话为当前会话，请通过退出登录结束',
    when: 'an account would revoke the session that asks',
  },
} as const satisfies Record<string, Failure>;
