import { ROW_STATES } from '@mingjian/domain/batch-imports';
import type { RowState } from '@mingjian/domain/batch-imports';
import { useSearchParams } from 'react-router';

/** Where one is: which list, rows of which state, which page. It lives in the address, for the back button. */
export interface Place {
  readonly batchImportId: number | null;
  readonly state: RowState | null;
  readonly page: number;
}

const WHOLE = /^[1-9]\d{0,14}$/;
const readWhole = (text: string | null): number | null =>
  text !== null && WHOLE.test(text) ? Number(text) : null;

const readPlace = (params: URLSearchParams): Place => ({
  batchImportId: readWhole(params.get('list')),
  state: ROW_STATES.find((state) => state === params.get('state')) ?? null,
  page: readWhole(params.get('page')) ?? 1,
});

const writePlace = ({ batchImportId, state, page }: Place): URLSearchParams =>
  new URLSearchParams([
    ...(batchImportId === null ? [] : [['list', String(batchImportId)]]),
    ...(state === null ? [] : [['state', state]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);

export const usePlace = (): readonly [Place, (change: Partial<Place>) => void] => {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  // Any other list or state begins with its first page.
  return [place, (change) => setParams(writePlace({ ...place, page: 1, ...change }))];
};
