import type { RecordDetail } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatDate, formatFigure, formatMoment } from '../../../ui/index.ts';
import styles from './record-drawer.module.css';

const KILOBYTE = 1024;
const HASH_SHOWN = 12;

/** Who said it, when, and in which place of which file. */
export const RecordSource = ({ detail }: { readonly detail: RecordDetail }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { provenance, document, source } = detail;
  const isMarked = provenance.isDisputed && provenance.status !== 'disputed';
  const validity = [provenance.validFrom, provenance.validTo].map((day) => (day ? formatDate(day) : '…'));
  const rows = [
    [t('sourceName'), pick(source)],
    [t('published'), provenance.publishedOn && formatDate(provenance.publishedOn)],
    [t('eventDate'), provenance.eventDate && formatDate(provenance.eventDate)],
    [t('valid'), (provenance.validFrom ?? provenance.validTo) && validity.join(' – ')],
    [t('retrieved'), formatMoment(provenance.retrievedAt)],
    [t('knownSince'), formatMoment(provenance.knownFrom)],
    [t('knownUntil'), detail.knownTo && formatMoment(detail.knownTo)],
    [t('confidence'), `${formatFigure(provenance.confidence, 0)} / 100`],
    [
      t('status'),
      [provenance.status, ...(isMarked ? (['disputed'] as const) : [])]
        .map((status) => t(`status_${status}`))
        .join(t('listSeparator')),
    ],
    [t('entryMethod'), t(`entry_${provenance.enteredBy}`)],
    [t('locator'), provenance.locator],
    [
      t('document'),
      document &&
        `${document.fileName} · ${formatFigure(document.byteLength / KILOBYTE, 1)} kB · SHA-256 ${document.sha256.slice(0, HASH_SHOWN)}…`,
    ],
    [t('recordNumber'), `${provenance.recordId} · v${provenance.version}`],
  ] as const;
  return (
    <dl className={styles['source']}>
      {rows.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
      {provenance.sourceUrl && /^https?:/i.test(provenance.sourceUrl) && (
        <div>
          <dt>{t('sourceLink')}</dt>
          <dd>
            <a href={provenance.sourceUrl} target="_blank" rel="noreferrer noopener">
              {provenance.sourceUrl}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
};
