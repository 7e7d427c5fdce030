let hasNavigated = false;

/** A field of the screen that took the focus by itself keeps it, as the first one of the login does. */
const isFieldOfScreen = (element: Element | null): boolean =>
  element?.matches('main input, main textarea') ?? false;

const focusStart = (): void => {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
};

/** After a navigation: puts the reading place of a screen reader, and the next Tab, at the start of what is new. */
export const focusHeading = (): void => {
  hasNavigated = true;
  if (!isFieldOfScreen(document.activeElement)) focusStart();
};

/** For a heading that takes the place of another one once its data is there: the focus does not fall back to nowhere. */
export const focusLateHeading = (): void => {
  if (hasNavigated && document.activeElement === document.body) focusStart();
};
