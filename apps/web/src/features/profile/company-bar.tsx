import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './company-bar.module.css';

/** The credit screens, each with the right that opens it where it needs one of its own. */
const SCREENS = [
  { path: '/system/credit/profile', text: 'screen_profile' },
  { path: '/system/credit/rating', text: 'screen_rating', right: 'rating.view' },
  { path: '/system/credit/shareholder', text: 'screen_shareholder', right: 'ownership.view' },
  { path: '/system/credit/business', text: 'screen_business' },
] as const satisfies readonly { readonly path: string; readonly text: string; readonly right?: string }[];

const useOpenScreens = () => {
  const authorities = useSession((session) => session.authorities);
  return SCREENS.filter(
    (screen) => !('right' in screen) || authorities.some(({ authority }) => authority === screen.right),
  );
};

/** True once the element has been scrolled out of the window: the bar then names the company itself. */
const useScrolledPast = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isPast] as const;
};

/** Stays in place over all credit screens of a company: the ways between them, its class, what can be done with it. */
export const CompanyBar = ({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('profile');
  const { search } = useLocation();
  const screens = useOpenScreens();
  const [ref, isPast] = useScrolledPast();
  return (
    <>
      <div ref={ref} className={styles['mark']} aria-hidden />
      <div className={styles['bar']} data-past={isPast || undefined}>
        <nav className={styles['screens']} aria-label={t('screens')}>
          {screens.map(({ path, text }) => (
            <NavLink
              key={path}
              to={{ pathname: path, search }}
              // On a narrow screen the ways scroll in their own row: the present one is brought into sight.
              ref={(link) => {
                if (link?.hasAttribute('aria-current'))
                  link.parentElement?.scrollTo?.(link.offsetLeft - link.parentElement.offsetLeft, 0);
              }}
            >
              {t(text)}
            </NavLink>
          ))}
        </nav>
        {isPast && (
          <span className={styles['name']} aria-hidden>
            {title}
          </span>
        )}
        <div className={styles['actions']}>
          {children}
          <FollowButton />
          {actions}
        </div>
      </div>
    </>
  );
};
