import { useEffect, useRef } from 'react';
import { ABSENCE_LABELS } from '@mingjian/domain/companies';
import type { SectionState } from '@mingjian/contract/sections';
import type { DictionaryModule } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import { listOpen, useNegativeSummary } from '../negative/use-negative-summary.ts';
import { countCurrent } from '../sections/use-sections.ts';
import styles from './module-nav.module.css';

const Count = ({
  section,
  isOpen,
}: {
  readonly section: SectionState | undefined;
  /** Something is open against the company: the number stands out. */
  readonly isOpen: boolean;
}) => {
  const pick = usePick();
  const count = countCurrent(section);
  // That none was found is a word, not a number.
  if (count !== null && section?.state === 'found') {
    return (
      <span className={styles['count']} data-alert={isOpen || undefined}>
        {formatCount(count)}
      </span>
    );
  }
  if (!section || section.state === 'found') return null;
  return <span className={styles['state']}>{pick(ABSENCE_LABELS[section.state])}</span>;
};

export interface ModuleNavProps {
  readonly modules: readonly DictionaryModule[];
  readonly sections: ReadonlyMap<string, SectionState>;
  readonly current: string;
  readonly onModule: (module: string, dimension?: string) => void;
}

/** Keeps the current module in sight where the list is longer than the window. */
const useCurrentInSight = (current: string, isReady: boolean) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    const module = nav?.querySelector<HTMLElement>(`a[href="#${current}"]`)?.parentElement;
    if (!isReady || !nav || !module) return;
    const isAbove = module.offsetTop < nav.scrollTop;
    const isBelow = module.offsetTop + module.offsetHeight > nav.scrollTop + nav.clientHeight;
    if (isAbove || isBelow) nav.scrollTop = module.offsetTop - (nav.clientHeight - module.offsetHeight) / 2;
  }, [current, isReady]);
  return ref;
};

/** The modules with their dimensions and numbers; a press shows the module and goes to the dimension. */
export const ModuleNav = ({ modules, sections, current, onModule }: ModuleNavProps) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const open = listOpen(useNegativeSummary().data);
  const ref = useCurrentInSight(current, sections.size > 0);
  return (
    <nav ref={ref} className={styles['nav']} aria-label={t('modules')}>
      <label className={styles['choice']}>
        <span className="visually-hidden">{t('modules')}</span>
        <select value={current} onChange={(event) => onModule(event.target.value)}>
          {modules.map(({ key, en, zh }) => (
            <option key={key} value={key}>
              {pick({ en, cn: zh })}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles['modules']}>
        {modules.map(({ key, en, zh, dimensions }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              aria-current={key === current ? 'true' : undefined}
              className={styles['module']}
              onClick={(event) => {
                event.preventDefault();
                onModule(key);
              }}
            >
              {pick({ en, cn: zh })}
            </a>
            <ul className={styles['dimensions']}>
              {dimensions.map((dimension) => (
                <li key={dimension.key}>
                  <a
                    href={`#${dimension.key}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onModule(key, dimension.key);
                    }}
                  >
                    <span>{pick({ en: dimension.en, cn: dimension.zh })}</span>
                    <Count section={sections.get(dimension.key)} isOpen={open.has(dimension.key)} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
};
