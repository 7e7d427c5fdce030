import type { listLog } from '@mingjian/contract/system-log';
import type { InputOf } from '@mingjian/contract/wire';
import { useState } from 'react';

const PAGE_SIZE = 50;

/** What narrows the log; empty texts narrow nothing. */
export interface LogFilter {
  readonly from: string;
  readonly to: string;
  readonly account: string;
  readonly kind: string;
  readonly area: string;
  readonly outcome: string;
  /** Null: of any company. */
  readonly company: { readonly id: number; readonly name: string } | null;
}

export const EMPTY_FILTER: LogFilter = {
  from: '',
  to: '',
  account: '',
  kind: '',
  area: '',
  outcome: '',
  company: null,
};

type Asked = Omit<InputOf<typeof listLog>, 'page' | 'pageSize'>;

/** The filter as the call takes it. */
const toInput = ({ company, ...texts }: LogFilter): Asked =>
  Object.assign(
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    company ? { companyId: company.id } : {},
  );

/** Filter and page of the list; another filter begins at the first page. */
export const useLogFilter = () => {
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const asked = toInput(filter);
  return {
    filter,
    asked,
    input: { ...asked, ...place },
    show: (changed: Partial<LogFilter>) => {
      setFilter({ ...filter, ...changed });
      setPlace({ ...place, page: 1 });
    },
    go: (page: number, pageSize: number) => setPlace({ page, pageSize }),
  };
};
