import { expect, it } from 'vitest';
import { RIGHT_AREAS, RIGHTS, listRightsOfArea } from './index.ts';

it('shows every right in one area, and no area without rights', () => {
  const shown = RIGHT_AREAS.map(({ code }) => listRightsOfArea(code).map((right) => right.code));
  expect(shown.flat().toSorted()).toEqual(RIGHTS.map((right) => right.code).toSorted());
  expect(shown.every((codes) => codes.length > 0)).toBe(true);
});

it('shows a right with its plan feature, and what is not sold under administration', () => {
  const codesOf = (area: Parameters<typeof listRightsOfArea>[0]) =>
    listRightsOfArea(area).map((right) => right.code);
  expect(codesOf('company')).toContain('ownership.view');
  expect(codesOf('judgement')).toContain('rating.view');
  expect(codesOf('administration')).toContain('role.manage');
});
