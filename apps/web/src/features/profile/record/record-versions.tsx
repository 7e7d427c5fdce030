import type { RecordDetail } from '@mingjian/contract/companies';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, formatMoment } from '../../../ui/index.ts';
import styles from './record-drawer.module.css';

const SHOWN_FIELDS = 6;

/** The versions of a record, newest knowledge first; each can be opened. */
export const RecordVersions = ({
  detail,
  onVersion,
}: {
  readonly detail: RecordDetail;
  readonly onVersion: (version: number) => void;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const labelOf = (name: string): string => {
    const field = findField(name);
    return field ? pick({ en: field.en, cn: field.zh }) : name;
  };
  return (
    <ol className={styles['versions']}>
      {detail.versions.map((version, index) => {
        const isOldest = index === detail.versions.length - 1;
        const isShown = version.version === detail.provenance.version;
        const changed = version.changedFields.slice(0, SHOWN_FIELDS).map(labelOf).join(t('listSeparator'));
        const more = version.changedFields.length - SHOWN_FIELDS;
        return (
          <li key={version.version} aria-current={isShown || undefined}>
            <div className={styles['versionHead']}>
              <strong>v{version.version}</strong>
              <span>{t(`status_${version.status}`)}</span>
              {version.isDisputed && <span className={styles['changed']}>{t('status_disputed')}</span>}
              <span className={styles['muted']}>
                {formatMoment(version.knownFrom)} –{' '}
                {version.knownTo ? formatMoment(version.knownTo) : t('now')}
              </span>
              {!isShown && (
                <Button kind="quiet" onClick={() => onVersion(version.version)}>
                  {t('showVersion', { version: version.version })}
                </Button>
              )}
            </div>
            <div className={styles['muted']}>
              {isOldest
                ? t('firstVersion')
                : version.changedFields.length === 0
                  ? t('noFieldChanged')
                  : more > 0
                    ? t('changedAndMore', { fields: changed, more })
                    : t('changedFields', { fields: changed })}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
