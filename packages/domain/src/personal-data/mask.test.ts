import { expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone } from './index.ts';

it.each([
  [maskPhone('+86 138 0013 8000'), '861****00'],
  [maskPhone('12345'), '****'],
  [maskEmail('li.hua@example.com'), 'l***@example.com'],
  [maskEmail('@'), '***'],
  [maskName(' 李华 '), '李**'],
])('%s hides what reaches the person', (masked, expected) => {
  expect(masked).toBe(expected);
});
