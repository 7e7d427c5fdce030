import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScreen } from './load-screen.ts';

const Found = () => null;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const answer = (give: () => Promise<Response>) => vi.stubGlobal('fetch', give);

beforeEach(() => answer(() => Promise.resolve(new Response('<!doctype html>'))));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('gives the screen that was loaded', async () => {
  expect(await loadScreen(() => Promise.resolve({ Component: Found }))).toEqual({ Component: Found });
});

it('a file that is gone since a new build loads the page again, once; the second time it is a fault', async () => {
  const { Component } = await loadScreen(missing);
  expect(Component).not.toBe(Found);
  await expect(loadScreen(missing)).rejects.toThrow('Failed to fetch');
});

it('keeps the page where the server does not answer at all', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadScreen(missing)).rejects.toThrow('dynamically imported');
  answer(() => Promise.resolve(new Response('starting', { status: 503 })));
  await expect(loadScreen(missing)).rejects.toThrow('dynamically imported');
});
