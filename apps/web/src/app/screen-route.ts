import type { LazyRouteFunction, RouteObject } from 'react-router';
import { loadTexts } from '../i18n/index.ts';
import { loadScreen } from './load-screen.ts';
import type { Screen } from './load-screen.ts';

/** Code and texts of a screen arrive together, when it is first opened. */
export const screen =
  (load: () => Promise<Screen>, ...namespaces: readonly string[]): LazyRouteFunction<RouteObject> =>
  () =>
    loadScreen(async () => {
      const [loaded] = await Promise.all([load(), loadTexts(...namespaces)]);
      return loaded;
    });
