export { WhatIf } from './what-if.tsx';
export { useMayAskWhatIf } from './use-may-ask-what-if.ts';
