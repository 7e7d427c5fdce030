import 'dayjs/locale/zh-cn';
import { QueryClientProvider } from '@tanstack/react-query';
import { getCoverage } from '@mingjian/contract/dashboard';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { queryClient, useCall } from '../../api/queries.ts';
import { TAGS, useLanguage, useTranslation } from '../../i18n/index.ts';
import { SyntheticBanner } from '../../ui/synthetic-mark.tsx';
import { antdTheme } from '../../ui/theme.ts';
import { useTheme } from '../../ui/theme-store.ts';
import { AsAtBand } from './as-at/index.ts';
import { Header } from './header.tsx';
import { MenuDrawer, SideMenu } from './side-menu.tsx';
import styles from './shell.module.css';

const LOCALES = { en: enUS, cn: zhCN } as const;

/** Stands on every screen of a database that holds the demo market. */
const DemoBanner = () => {
  const coverage = useCall(getCoverage, {}, { staleMs: Infinity });
  return coverage.data && coverage.data.data.syntheticCompanies > 0 ? <SyntheticBanner /> : null;
};

const Frame = () => {
  const { t } = useTranslation('shell');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div className={styles['shell']}>
      <a href="#content" className={styles['skip']}>
        {t('skipToContent')}
      </a>
      <Header onOpenMenu={() => setIsMenuOpen(true)} />
      {isLeaving && <div className={styles['progress']} />}
      <SideMenu />
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <AsAtBand />
        <DemoBanner />
        <Outlet />
      </main>
    </div>
  );
};

/** The frame of every screen behind the login, and the one place that sets up antd. */
export const Shell = () => {
  const theme = useTheme();
  const lang = useLanguage();
  dayjs.locale(TAGS[lang].toLowerCase());
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider locale={LOCALES[lang]} theme={antdTheme(theme)}>
        <Frame />
      </ConfigProvider>
    </QueryClientProvider>
  );
};
