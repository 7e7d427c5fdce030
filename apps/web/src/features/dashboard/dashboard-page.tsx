import { useEffect } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { About } from './about.tsx';
import { Coverage } from './coverage.tsx';
import { DemoRequest } from './demo-request.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { Solutions } from './solutions.tsx';
import { Sources } from './sources.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './dashboard.module.css';

/** Leads to the part of the page that the address names, once the page stands. */
const useStartAtHash = (): void => {
  useEffect(() => {
    const { hash } = location;
    if (hash) document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, []);
};

export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  useStartAtHash();
  useEffect(() => {
    document.title = `Mingjian 明鉴 · ${t('title')}`;
  }, [t]);
  return (
    <div className={styles['page']}>
      <TopBar />
      <main>
        <Hero />
        <Services />
        <Coverage />
        <Solutions />
        <Sources />
        <About />
        <DemoRequest />
      </main>
      <footer className={styles['footer']}>
        <span>
          Mingjian <span lang="zh-CN">明鉴</span>
        </span>
        <span>{t('footer')}</span>
        <a href="/api/docs">{t('documentation')}</a>
      </footer>
    </div>
  );
};
