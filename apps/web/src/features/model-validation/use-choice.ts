import { SECTIONS, SIZE_GRADES } from '@mingjian/domain/industry';
import type { SizeGrade } from '@mingjian/domain/industry';
import { useLocation, useNavigate } from 'react-router';

/** Which cases are looked at; undefined: all. It lives in the address. */
export interface Choice {
  readonly cohortOn?: string;
  readonly sizeGrade?: SizeGrade;
  readonly section?: string;
}

const YEAR_END = /^[12]\d{3}-12-31$/;

/** The name of each part in the address. */
const NAMES = { cohortOn: 'cohort', sizeGrade: 'size', section: 'section' } as const;

const readChoice = (params: URLSearchParams): Choice => {
  const cohortOn = params.get(NAMES.cohortOn);
  const sizeGrade = SIZE_GRADES.find((size) => size === params.get(NAMES.sizeGrade));
  const section = SECTIONS.find(({ code }) => code === params.get(NAMES.section))?.code;
  return {
    ...(cohortOn !== null && YEAR_END.test(cohortOn) ? { cohortOn } : {}),
    ...(sizeGrade ? { sizeGrade } : {}),
    ...(section ? { section } : {}),
  };
};

export const useChoice = (): readonly [Choice, (name: keyof Choice, value: string) => void] => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const change = (name: keyof Choice, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(NAMES[name]);
    else next.set(NAMES[name], value);
    // The part that is looked at stays.
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return [readChoice(params), change];
};
