import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount } from '../../ui/index.ts';
import { countOpen, useNegativeSummary } from './negative/use-negative-summary.ts';
import { useProfile } from './profile-context.ts';
import { SECTION_KEYS, anchorOf, countOf } from './profile-sections.ts';
import type { SectionKey } from './profile-sections.ts';
import styles from './section-nav.module.css';

/** The part whose head was last scrolled past. */
const useCurrentSection = (): SectionKey => {
  const [current, setCurrent] = useState<SectionKey>(SECTION_KEYS[0]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const first = SECTION_KEYS.find((key) => seen.has(anchorOf(key)));
        if (first) setCurrent(first);
      },
      { rootMargin: '-100px 0px -55% 0px' },
    );
    for (const key of SECTION_KEYS) {
      const element = document.getElementById(anchorOf(key));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
};

const jumpTo = (key: SectionKey): void => {
  const target = document.getElementById(anchorOf(key));
  target?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  target?.focus({ preventScroll: true });
};

/** The parts of the profile with their numbers; a press jumps there. */
export const SectionNav = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const current = useCurrentSection();
  const { data: negative } = useNegativeSummary();
  return (
    <nav className={styles['nav']} aria-label={t('sections')}>
      <ul>
        {SECTION_KEYS.map((key) => {
          const count = key === 'negative' ? countOpen(negative) : countOf(profile, key);
          return (
            <li key={key}>
              <a
                href={`#${anchorOf(key)}`}
                aria-current={key === current ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  jumpTo(key);
                }}
              >
                <span>{t(`section_${key}`)}</span>
                {count !== null && (
                  <span
                    className={styles['count']}
                    data-alert={key === 'negative' && count > 0 ? true : undefined}
                  >
                    {formatCount(count)}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
