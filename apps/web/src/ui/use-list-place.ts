import { useLocation, useNavigate } from 'react-router';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const WHOLE = /^[1-9]\d{0,8}$/;
const readWhole = (text: string | null, otherwise: number): number =>
  text !== null && WHOLE.test(text) ? Number(text) : otherwise;

/**
 * Filter and page of a list, kept in the address, so that a reload and the way back find the list as it was left.
 * `empty` says what is filtered by, and what stands where nothing was chosen.
 */
export const useListPlace = <Filter extends Record<keyof Filter, string>>(
  empty: Filter,
  defaultSize = 20,
) => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const names = Object.keys(empty) as (keyof Filter & string)[];
  // What the address says is checked by the server, like any other input.
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? empty[name]])) as Filter;
  const place: Page = {
    page: readWhole(params.get('page'), 1),
    pageSize: readWhole(params.get('pageSize'), defaultSize),
  };
  const go = (next: Filter, { page, pageSize }: Page): void => {
    const written = new URLSearchParams(
      names.filter((name) => next[name] !== empty[name]).map((name) => [name, next[name]]),
    );
    if (page !== 1) written.set('page', String(page));
    if (pageSize !== defaultSize) written.set('pageSize', String(pageSize));
    void navigate({ search: written.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return {
    filter,
    place,
    /** Another filter begins at the first page. */
    show: (changed: Partial<Filter>): void =>
      go({ ...filter, ...changed }, { page: 1, pageSize: place.pageSize }),
    goTo: (page: number, pageSize: number): void => go(filter, { page, pageSize }),
  };
};
