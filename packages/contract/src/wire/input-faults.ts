import type { z } from 'zod';
import type { RuleCode } from './sentences.ts';
import { RULE_SENTENCES } from './sentences.ts';

/** One field of a request that does not fit; `rule` has a sentence in both languages. */
export interface InputFault {
  /** Path into the input, `items.0.name`; empty for the whole. */
  readonly field: string;
  readonly rule: RuleCode;
}

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue): boolean => {
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return false;
  return issue.input === undefined;
};

const ruleOf = (issue: Issue): RuleCode => {
  if (Object.hasOwn(RULE_SENTENCES, issue.message)) return issue.message as RuleCode;
  if (isMissing(issue)) return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'too-small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big';
    case 'invalid_value':
      return 'not-allowed';
    default:
      return 'wrong-type';
  }
};

/** What is wrong with an input, the first fault of each field; the same list for the server's answer and the web form. */
export const listInputFaults = (error: z.core.$ZodError): readonly InputFault[] => {
  const faults = new Map<string, InputFault>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!faults.has(field)) faults.set(field, { field, rule: ruleOf(issue) });
  }
  return [...faults.values()];
};
