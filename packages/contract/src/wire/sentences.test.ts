import { describe, expect, it } from 'vitest';
import { FAILURES, RULE_SENTENCES, SCREEN_SENTENCES, sentenceOf } from './index.ts';

const CATALOGUES = [FAILURES, RULE_SENTENCES, SCREEN_SENTENCES];
const english = new Set(
  CATALOGUES.flatMap((catalogue) => Object.values(catalogue).map((sentence) => sentence.en as string)),
);

// The specification, section 5 (validation rules) and section 8 (error catalogue), word for word.
const QUOTED = [
  'length cannot exceed 200 characters',
  'Please enter your Username',
  'Please enter your Password',
  'Current password is required in order to change your password.',
  'Password does not match',
  'Password and confirmed password must be consistent',
  'Company is required and Up to 200 companies can be selected',
  'Please enter a valid numeric value',
  "Can't compare with self",
  'Please select an authorized node',
  'Please delete the child node first',
  'login timed out, please log in again',
  'no access permission',
  'server not responding',
  'wrong account or password',
  'Username and Password do not match. Try again.',
  'CITIC code does not exist',
  'Failed to add monitoring',
  'Query failed',
  'Delete failed',
  'Setting failed',
  'Quantity query failed',
  'Company could not found',
  'Company does not exist',
  'Please select a role',
];

describe('sentences of the specification', () => {
  it.each(QUOTED)('"%s" stands verbatim in a catalogue', (sentence) => {
    expect(english).toContain(sentence);
  });

  it('are all there in Chinese too', () => {
    const chinese = CATALOGUES.flatMap((catalogue) =>
      Object.values(catalogue).map((sentence) => sentence.cn),
    );
    for (const sentence of chinese) expect(sentence).toMatch(/\p{Script=Han}/u);
  });

  it('are found by code of failure or rule, in the language asked for', () => {
    expect(sentenceOf('403', 'en')).toBe('no access permission');
    expect(sentenceOf('username-required', 'cn')).toBe('请输入用户名');
    expect(sentenceOf('No such key', 'en')).toBe('No such key');
  });
});
