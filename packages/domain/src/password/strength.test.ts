import { expect, it } from 'vitest';
import { calculatePasswordStrength } from './index.ts';

it.each([
  ['', 'weak'],
  ['a1!', 'weak'],
  ['abcdefgh', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaa1', 'weak'],
  ['密码密码密码密码', 'weak'],
  ['abcdefg1', 'medium'],
  ['letters!', 'medium'],
  ['abcdefghijk1', 'medium'],
  ['Abcdefghijk1', 'strong'],
  ['abcdefghij1!', 'strong'],
  ['Mingjian-demo-1', 'strong'],
  ['correct horse battery', 'medium'],
])('the password %j is %s', (password, strength) => {
  expect(calculatePasswordStrength(password)).toBe(strength);
});
