import { join } from 'node:path';
import { expectAccessible, expectNoSidewaysScroll, settle } from './check-screen.ts';
import type { Screen } from './screens.ts';
import { expect, test } from './test.ts';
import type { Look } from './test.ts';

const PICTURES = join(import.meta.dirname, '../test-results/screens');

/** One test per screen in one look: it stands, it is accessible, it fits, nothing complains; a picture is kept. */
export const lookAtScreens = (screens: readonly Screen[], look: Look): void => {
  const name = `${look.lang}-${look.theme}-${look.width}`;
  for (const screen of screens)
    test(`${screen.name} in ${name}`, async ({ page, wear, signIn, complaints }) => {
      await wear(look);
      const token = screen.account ? await signIn(screen.account) : '';
      await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(token));
      await expect(page.locator('h1').first()).toBeVisible();
      await screen.prepare?.(page);
      await settle(page);
      await page.screenshot({ path: join(PICTURES, `${screen.name}-${name}.png`), fullPage: true });
      expect(await page.locator('html').getAttribute('lang')).toBe(look.lang === 'en' ? 'en' : 'zh-CN');
      expect(await page.locator('html').getAttribute('data-layout')).toBe(look.lang === 'en' ? 'en' : null);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
};
