import { Drawer } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { getRecord } from '@mingjian/contract/companies';
import type { RecordDetail } from '@mingjian/contract/companies';
import { findDimension } from '@mingjian/domain/dictionary';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, SyntheticMark } from '../../../ui/index.ts';
import { RecordOriginal } from './record-original.tsx';
import { RecordPayload } from './record-payload.tsx';
import { RecordSource } from './record-source.tsx';
import { RecordVersions } from './record-versions.tsx';
import styles from './record-drawer.module.css';

/** Which version of a record: by its number, the one in force at a moment, or the one known now. */
export interface VersionChoice {
  readonly version?: number | undefined;
  readonly knownFrom?: string | undefined;
}

export interface OpenedRecord extends VersionChoice {
  /** Absent: the company of the page. */
  readonly companyId?: number;
  readonly recordId: number;
  /** The field that led here: it is marked and brought into sight. */
  readonly field?: string | undefined;
}

/** What a report of an error is about. */
export interface Datum {
  readonly recordId: number;
  readonly dimension: string;
  readonly field: string | undefined;
}

const RecordBody = ({
  detail,
  field,
  onVersion,
}: {
  readonly detail: RecordDetail;
  readonly field: string | undefined;
  readonly onVersion: (version: number) => void;
}) => {
  const { t } = useTranslation('profile');
  const shown = detail.versions.findIndex(({ version }) => version === detail.provenance.version);
  const earlier = detail.versions[shown + 1];
  return (
    <div
      className={styles['body']}
      role="group"
      aria-label={t('record')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {detail.versions[0]?.isDisputed && (
        <p className={styles['disputed']} role="note">
          {t('disputedRecord')}
        </p>
      )}
      <section>
        <h3>{t('recordSource')}</h3>
        <RecordSource detail={detail} />
      </section>
      <section>
        <h3>{t('recordFields')}</h3>
        <RecordPayload
          detail={detail}
          askedField={field}
          changedFields={earlier ? (detail.versions[shown]?.changedFields ?? []) : []}
          earlier={earlier}
        />
      </section>
      <section>
        <h3>{t('recordOriginal')}</h3>
        <RecordOriginal detail={detail} />
      </section>
      <section>
        <h3>{t('recordVersions')}</h3>
        <RecordVersions detail={detail} onVersion={onVersion} />
      </section>
    </div>
  );
};

/** A record as it was stored: who said it, all its fields, what each version changed. */
export const RecordDrawer = ({
  companyId,
  opened,
  renderActions,
  onClose,
}: {
  readonly companyId: number;
  readonly opened: OpenedRecord;
  /** What other features let a person do with the record. */
  readonly renderActions: (datum: Datum) => ReactNode;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { recordId, field, companyId: ofCompany = companyId, ...asOpened } = opened;
  const [choice, setChoice] = useState<VersionChoice>(asOpened);
  const query = useCall(getRecord, { companyId: ofCompany, recordId, ...choice }, { keepPrevious: true });
  const dimension = query.data && findDimension(query.data.dimension);
  return (
    <Drawer
      open
      onClose={onClose}
      size={720}
      closable={{ 'aria-label': t('closeRecord') }}
      extra={query.data && renderActions({ recordId, dimension: query.data.dimension, field })}
      title={
        <span className={styles['title']}>
          {dimension ? pick({ en: dimension.en, cn: dimension.zh }) : t('record')}
          {query.data?.provenance.isSynthetic && <SyntheticMark />}
        </span>
      }
    >
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data ? (
        <RecordBody detail={query.data} field={field} onVersion={(version) => setChoice({ version })} />
      ) : query.error ? null : (
        <Loading rows={10} />
      )}
    </Drawer>
  );
};
