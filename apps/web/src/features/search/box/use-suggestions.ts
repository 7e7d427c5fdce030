import { suggestCompanies } from '@mingjian/contract/search';
import type { Suggestion } from '@mingjian/contract/search';
import { useCall } from '../../../api/queries.ts';
import { usePaused } from '../../../ui/use-paused.ts';

/** Long enough to skip letters in the middle of a word, short enough not to be noticed. */
const PAUSE_MS = 150;

export interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly isLoading: boolean;
}

/** What fits the text so far, once the typing pauses. */
export const useSuggestions = (text: string, isOpen: boolean): Suggestions => {
  const keyword = usePaused(text.trim(), PAUSE_MS);
  const isAsked = isOpen && keyword !== '';
  const answer = useCall(suggestCompanies, { keyword }, { enabled: isAsked, keepPrevious: true });
  return {
    items: isAsked && text.trim() !== '' ? (answer.data?.items ?? []) : [],
    isLoading: isAsked && (answer.isFetching || keyword !== text.trim()),
  };
};
