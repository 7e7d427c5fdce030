import { useId } from 'react';
import type { ReactNode } from 'react';
import { storeAppState, useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Page, TabRow } from '../../ui/index.ts';
import { Footprint } from './footprint.tsx';
import { Interests } from './interests.tsx';
import { Quotas } from './quotas.tsx';
import styles from './workbench.module.css';

export interface WorkbenchPageProps {
  /** What the account thinks of companies; absent: its role does not open it. */
  readonly renderOpinions?: () => ReactNode;
}

/** `/system/index`: where an analyst starts. The tab is the app state's `viewIndex` and outlives the screen. */
export const WorkbenchPage = ({ renderOpinions }: WorkbenchPageProps) => {
  const { t } = useTranslation('workbench');
  const name = useSession((session) => session.realName || session.username);
  const organisation = useSession((session) => session.organisationName);
  const viewIndex = useSession((session) => session.viewIndex);
  const panelId = useId();
  const tabs = [
    { key: '0', label: t('interests'), render: () => <Interests /> },
    { key: '1', label: t('footprint'), render: () => <Footprint /> },
    ...(renderOpinions ? [{ key: '2', label: t('opinions'), render: renderOpinions }] : []),
  ];
  const chosen = tabs.find(({ key }) => key === viewIndex) ?? tabs[0];
  return (
    <Page title={t('title')} subtitle={organisation ? t('greeting', { name, organisation }) : name}>
      <div className={styles['layout']}>
        <div className={styles['lists']}>
          <TabRow
            label={t('title')}
            tabs={tabs}
            chosen={chosen?.key ?? ''}
            onChoose={(key) => storeAppState({ viewIndex: key })}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-label={chosen?.label}>
            {chosen?.render()}
          </div>
        </div>
        <Quotas />
      </div>
    </Page>
  );
};
