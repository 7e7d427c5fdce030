import { expect, test } from 'vitest';
import {
  changeState,
  countFilters,
  readState,
  rowsInput,
  toggleValue,
  withoutRating,
  writeState,
} from './search-state.ts';

const read = (address: string) => readState(new URLSearchParams(address));

test('an address says the whole list, and says it again', () => {
  const address =
    'keyword=%E5%8D%8E%E5%AE%89&status=active%2Crevoked&province=440000&capitalFrom=1000000&sort=-revenue&page=3&pageSize=50';
  const state = read(address);
  expect(state).toMatchObject({
    keyword: '华安',
    chosen: { status: ['active', 'revoked'], province: ['440000'] },
    limits: { capitalFrom: 1_000_000 },
    sort: '-revenue',
    page: 3,
    pageSize: 50,
  });
  expect(writeState(state).toString()).toBe(address);
});

test('what makes no sense in an address is left out', () => {
  expect(read('sort=colour&page=minus&capitalFrom=much&unknown=1')).toEqual(read(''));
  expect(writeState(read('')).toString()).toBe('');
});

test('another filter begins with the first page', () => {
  expect(toggleValue(read('page=7'), 'status', 'active')).toMatchObject({
    page: 1,
    chosen: { status: ['active'] },
  });
  expect(changeState(read('page=7'), { page: 8 }).page).toBe(8);
});

test('a value is chosen and taken back; a city goes with its province', () => {
  const chosen = toggleValue(read('province=440000&city=440300'), 'province', '440000');
  expect(writeState(chosen).toString()).toBe('');
});

test('two limits of one figure are one filter', () => {
  expect(countFilters(read('status=active&capitalFrom=1&capitalTo=2&yearsFrom=5'))).toBe(3);
});

test('the rows are asked for without facets', () => {
  expect(rowsInput(read('keyword=a&size=large'))).toMatchObject({
    size: ['large'],
    withFacets: 'false',
    page: 1,
  });
});

test('where ratings are not known, neither a filter nor an order by them is asked for', () => {
  expect(withoutRating(read('keyword=a&sort=-rating&rating=3A1&status=active'))).toEqual(
    read('keyword=a&status=active'),
  );
  expect(withoutRating(read('sort=-revenue&page=3'))).toEqual(read('sort=-revenue&page=3'));
});
