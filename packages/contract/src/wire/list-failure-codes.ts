import { findRight } from '@mingjian/domain/permissions';
import type { Endpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';

/** The rights an endpoint may ask for; none for a public one and for one that every signed-in account may call. */
export const listRights = ({ right, rights }: Endpoint): readonly string[] => {
  if (rights) return rights;
  return typeof right === 'string' && right !== 'session' ? [right] : [];
};

/** Every failure code that an endpoint may answer, in the order in which it is decided. */
export const listFailureCodes = (endpoint: Endpoint): readonly FailureCode[] => {
  const { right, quota, failures, isOpenBeforePasswordChange } = endpoint;
  const hasRight = listRights(endpoint).length > 0 || typeof right === 'function';
  const isSold = typeof right === 'function' || listRights(endpoint).some((code) => findRight(code)?.feature);
  return [
    ...(right === null ? [] : (['401', '505'] as const)),
    ...(right === null || isOpenBeforePasswordChange ? [] : (['password-change-required'] as const)),
    'invalid-input',
    ...(hasRight ? (['403'] as const) : []),
    ...(isSold ? (['feature-not-activated'] as const) : []),
    ...(quota ? (['quota-exhausted'] as const) : []),
    ...(failures ?? []),
  ];
};
