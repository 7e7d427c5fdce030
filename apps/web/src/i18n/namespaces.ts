import type asAt from './en/as-at.ts';
import type batchImports from './en/batch-imports.ts';
import type businessChain from './en/business-chain.ts';
import type cases from './en/cases.ts';
import type common from './en/common.ts';
import type dashboard from './en/dashboard.ts';
import type distressScores from './en/distress-scores.ts';
import type exports from './en/exports.ts';
import type login from './en/login.ts';
import type modelValidation from './en/model-validation.ts';
import type negative from './en/negative.ts';
import type opinions from './en/opinions.ts';
import type ownership from './en/ownership.ts';
import type password from './en/password.ts';
import type rating from './en/rating.ts';
import type profile from './en/profile.ts';
import type ratios from './en/ratios.ts';
import type search from './en/search.ts';
import type searchBox from './en/search-box.ts';
import type shell from './en/shell.ts';
import type whatIf from './en/what-if.ts';
import type workbench from './en/workbench.ts';

/** One namespace per feature: a new file in `en/` and `cn/`, and a line here. */
export interface Namespaces {
  'as-at': typeof asAt;
  'batch-imports': typeof batchImports;
  'business-chain': typeof businessChain;
  cases: typeof cases;
  common: typeof common;
  dashboard: typeof dashboard;
  'distress-scores': typeof distressScores;
  exports: typeof exports;
  login: typeof login;
  'model-validation': typeof modelValidation;
  negative: typeof negative;
  opinions: typeof opinions;
  ownership: typeof ownership;
  password: typeof password;
  rating: typeof rating;
  profile: typeof profile;
  ratios: typeof ratios;
  search: typeof search;
  'search-box': typeof searchBox;
  shell: typeof shell;
  'what-if': typeof whatIf;
  workbench: typeof workbench;
}
