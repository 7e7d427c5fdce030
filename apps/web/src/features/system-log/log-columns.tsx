import type { LogLine } from '@mingjian/contract/system-log';
import { FAILURES } from '@mingjian/contract/wire';
import type { FailureCode } from '@mingjian/contract/wire';
import { LOG_AREAS, LOG_KIND_WORDS, findLogArea } from '@mingjian/domain/system-log';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatMoment } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import styles from './system-log.module.css';

const SECONDS = 17;

const When = ({ line: { at, address } }: { readonly line: LogLine }) => (
  <>
    <time dateTime={at} className={styles['moment']} title={at}>
      {formatMoment(at)}:{at.slice(SECONDS, SECONDS + 2)}
    </time>
    <span className={styles['faint']}>{address}</span>
  </>
);

const Who = ({ line: { account, organisation } }: { readonly line: LogLine }) => {
  const { t } = useTranslation('system-log');
  if (!account) return <span className={styles['faint']}>{t('nobody')}</span>;
  return (
    <>
      <span className={styles['name']}>{account.name || account.username}</span>
      <span className={styles['faint']}>
        {account.username}
        {organisation && ` · ${organisation.name}`}
      </span>
    </>
  );
};

const What = ({ line: { action } }: { readonly line: LogLine }) => {
  const pick = usePick();
  const area = findLogArea(action);
  return (
    <>
      {area && <span className={styles['name']}>{pick(LOG_AREAS[area])}</span>}
      <code className={styles['action']}>{action}</code>
    </>
  );
};

const Answer = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('system-log');
  const pick = usePick();
  if (code === '0') return <span className={styles['done']}>{t('done')}</span>;
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code as FailureCode] : undefined;
  return (
    <>
      <span className={styles['refused']}>{t('refused')}</span>
      <span className={styles['faint']}>{failure ? pick(failure) : code}</span>
    </>
  );
};

const Details = ({ details }: { readonly details: LogLine['details'] }) => (
  <span className={styles['details']}>
    {Object.entries(details).map(([name, value]) => (
      <span key={name} className={styles['detail']}>
        <span className={styles['faint']}>{name}</span> {String(value)}
      </span>
    ))}
  </span>
);

export interface LogCompany {
  readonly id: number;
  readonly name: string;
}

/** `onCompany`: shows only what was done with a company. */
export const useLogColumns = (onCompany: (company: LogCompany) => void): readonly Column<LogLine>[] => {
  const { t } = useTranslation('system-log');
  const pick = usePick();
  return [
    { key: 'at', title: t('columnTime'), width: 156, render: (line) => <When line={line} /> },
    { key: 'who', title: t('columnAccount'), width: 196, render: (line) => <Who line={line} /> },
    { key: 'kind', title: t('columnKind'), width: 100, render: ({ kind }) => pick(LOG_KIND_WORDS[kind]) },
    { key: 'what', title: t('columnCall'), width: 196, render: (line) => <What line={line} /> },
    {
      key: 'company',
      title: t('columnCompany'),
      width: 180,
      render: ({ company }) =>
        company && (
          <button type="button" className={styles['company']} onClick={() => onCompany(company)}>
            {company.name || t('companyNumber', { id: company.id })}
          </button>
        ),
    },
    { key: 'answer', title: t('columnAnswer'), width: 150, render: ({ code }) => <Answer code={code} /> },
    {
      key: 'details',
      title: t('columnDetails'),
      width: 190,
      render: ({ details }) => <Details details={details} />,
    },
  ];
};
