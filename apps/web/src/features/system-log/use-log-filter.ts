import type { listLog } from '@mingjian/contract/system-log';
import type { InputOf } from '@mingjian/contract/wire';
import { useListPlace } from '../../ui/use-list-place.ts';

const PAGE_SIZE = 50;

/** What narrows the log; empty texts narrow nothing. */
export interface LogFilter {
  readonly from: string;
  readonly to: string;
  readonly account: string;
  readonly kind: string;
  readonly area: string;
  readonly outcome: string;
  /** Id and name of the company whose lines are shown. */
  readonly companyId: string;
  readonly companyName: string;
}

export const EMPTY_FILTER: LogFilter = {
  from: '',
  to: '',
  account: '',
  kind: '',
  area: '',
  outcome: '',
  companyId: '',
  companyName: '',
};

type Asked = Omit<InputOf<typeof listLog>, 'page' | 'pageSize'>;

/** The filter as the call takes it. */
const toInput = ({ companyId, companyName: _shown, ...texts }: LogFilter): Asked =>
  Object.assign(
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    companyId === '' ? {} : { companyId: Number(companyId) },
  );

/** Filter and page of the list; another filter begins at the first page. */
export const useLogFilter = () => {
  const { filter, place, show, goTo } = useListPlace(EMPTY_FILTER, PAGE_SIZE);
  const asked = toInput(filter);
  return { filter, asked, input: { ...asked, ...place }, show, goTo };
};
