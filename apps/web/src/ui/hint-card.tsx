import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './provenance.module.css';

const OPEN_DELAY_MS = 180;
const CLOSE_DELAY_MS = 120;
const CARD_WIDTH_PX = 352;
/** Room that a full card needs below its value. */
const CARD_ROOM_PX = 300;
const GAP_PX = 6;
const EDGE_PX = 8;
/** Above or below the value, inside the window. */
const placeBeside = (handle: Element): CSSProperties => {
  const { top, bottom, left } = handle.getBoundingClientRect();
  const isAbove = bottom + CARD_ROOM_PX > window.innerHeight && top > window.innerHeight / 2;
  return {
    left: Math.max(EDGE_PX, Math.min(left, window.innerWidth - CARD_WIDTH_PX - EDGE_PX)),
    ...(isAbove ? { bottom: window.innerHeight - top + GAP_PX } : { top: bottom + GAP_PX }),
  };
};

/** Where the card stands, null when it is closed. It stays while the pointer is on the value or on the card. */
const useCard = () => {
  const handle = useRef<HTMLButtonElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const isOpen = place !== null;
  const close = (): void => {
    window.clearTimeout(timer.current);
    setPlace(null);
  };
  const later = (run: () => void, delay: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delay);
  };
  const open = (): void => {
    if (handle.current) setPlace(placeBeside(handle.current));
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (): void => setPlace(null);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  }, [isOpen]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { handle, place, open, close, later };
};

export interface HintCardProps {
  /** Built when it is first asked for. */
  readonly content: ReactNode;
  /** What a press does; without it a press shows the card. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Shows a card beside a value on hover and on focus. It is built when it is first asked for and stands apart from the
 * value, so that a table of a thousand cells costs a thousand plain buttons.
 */
export const HintCard = ({ content, onOpen, children }: HintCardProps) => {
  const id = useId();
  const { handle, place, open, close, later } = useCard();
  return (
    <>
      <button
        ref={handle}
        type="button"
        className={styles['handle']}
        aria-describedby={place ? id : undefined}
        data-opens={onOpen ? true : undefined}
        onMouseEnter={() => later(open, OPEN_DELAY_MS)}
        onMouseLeave={() => later(close, CLOSE_DELAY_MS)}
        onFocus={open}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        onClick={() => {
          if (!onOpen) return open();
          close();
          return onOpen();
        }}
      >
        {children}
      </button>
      {place &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stays while it is pointed at
          <div
            id={id}
            role="tooltip"
            className={styles['float']}
            style={place}
            onMouseEnter={() => later(open, 0)}
            onMouseLeave={() => later(close, CLOSE_DELAY_MS)}
          >
            {content}
          </div>,
          document.body,
        )}
    </>
  );
};
