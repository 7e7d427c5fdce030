import { useEffect } from 'react';
import type { ComponentType } from 'react';

export interface Screen {
  readonly Component: ComponentType;
}

const RELOADED_AT = 'reloadedAt';
/** A second failure within this time is a fault of its own, not an old page in a new build. */
const RELOAD_PAUSE_MS = 60_000;

const wasJustReloaded = (now: number): boolean =>
  now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < RELOAD_PAUSE_MS;

/** Whether the server still answers: without it a reload would only replace the page with the browser's own fault. */
const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Stands for the screen until the whole page is loaded again at the address that was asked for. */
const Reload = () => {
  useEffect(() => location.reload(), []);
  return null;
};

/**
 * Loads a screen. When the web app was built anew while the page stood open, the files it knows are gone: the page is
 * then loaded again, once; a second failure is thrown.
 */
export const loadScreen = async (load: () => Promise<Screen>): Promise<Screen> => {
  try {
    return await load();
  } catch (error) {
    const now = Date.now();
    if (wasJustReloaded(now) || !(await isServed())) throw error;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return { Component: Reload };
  }
};
