import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './place-tabs.module.css';

export interface PlaceTab {
  /** Stands behind the `#` of the address. */
  readonly key: string;
  readonly label: string;
  readonly render: () => ReactNode;
}

/** On a phone the row of tabs is longer than the window: the current one is brought into it, and the page stays put. */
const useCurrentInView = (key: string | undefined) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = ref.current;
    const link = row?.querySelector<HTMLElement>(`[data-part='${key}']`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [key]);
  return ref;
};

/** Parts of a screen, one at a time: the address tells which, so that a link leads to it; the first without any. */
export const PlaceTabs = ({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly PlaceTab[];
}) => {
  const { hash, search } = useLocation();
  const current = tabs.find(({ key }) => `#${key}` === hash) ?? tabs[0];
  const row = useCurrentInView(current?.key);
  return (
    <>
      <nav ref={row} className={styles['tabs']} aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.key}
            data-part={tab.key}
            to={{ search, hash: tab.key }}
            aria-current={tab === current ? 'page' : undefined}
            replace
            preventScrollReset
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {current?.render()}
    </>
  );
};
