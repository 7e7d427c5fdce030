import { suggestCompanies } from '@mingjian/contract/search';
import type { Suggestion } from '@mingjian/contract/search';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/queries.ts';

/** Long enough to skip letters in the middle of a word, short enough not to be noticed. */
const PAUSE_MS = 150;

const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
};

export interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly isLoading: boolean;
}

/** What fits the text so far, once the typing pauses. */
export const useSuggestions = (text: string, isOpen: boolean): Suggestions => {
  const keyword = usePaused(text.trim());
  const isAsked = isOpen && keyword !== '';
  const answer = useCall(suggestCompanies, { keyword }, { enabled: isAsked, keepPrevious: true });
  return {
    items: isAsked && text.trim() !== '' ? (answer.data?.items ?? []) : [],
    isLoading: isAsked && (answer.isFetching || keyword !== text.trim()),
  };
};
