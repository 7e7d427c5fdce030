import type { Coverage as Counts } from '@mingjian/contract/dashboard';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { Part } from './part.tsx';
import { useCoverage } from './use-coverage.ts';
import styles from './coverage.module.css';

const Numbers = ({ counts }: { readonly counts: Counts }) => {
  const { t } = useTranslation('dashboard');
  const { dictionary, data } = counts;
  const numbers = [
    [dictionary.modules, t('countModules')],
    [dictionary.dimensions, t('countDimensions')],
    [dictionary.fields, t('countFields')],
    [data.companies, t('countCompanies')],
    [data.records, t('countRecords')],
    [data.statements, t('countStatements')],
    [data.ratedCompanies, t('countRated')],
    [data.sources, t('countSources')],
  ] as const;
  return (
    <dl className={styles['numbers']}>
      {numbers.map(([value, label]) => (
        <div key={label}>
          <dd>{formatCount(value)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
};

const Modules = ({ counts }: { readonly counts: Counts }) => {
  const { t } = useTranslation('dashboard');
  const pick = usePick();
  return (
    <details className={styles['modules']}>
      <summary>{t('showModules', { total: counts.modules.length })}</summary>
      <div
        className={styles['frame']}
        role="group"
        aria-label={t('showModules', { total: counts.modules.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('columnModule')}</th>
              <th scope="col">{t('columnDimensions')}</th>
              <th scope="col">{t('columnFields')}</th>
              <th scope="col">{t('columnRecords')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.modules.map((module) => (
              <tr key={module.key}>
                <th scope="row">
                  <span className={styles['number']}>{String(module.number).padStart(2, '0')}</span>
                  {pick(module)}
                </th>
                <td>{formatCount(module.dimensions)}</td>
                <td>{formatCount(module.fields)}</td>
                <td>{formatCount(module.records)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

/** What the dictionary can hold and what the database holds, as the server counted it. */
export const Coverage = () => {
  const { t } = useTranslation('dashboard');
  const { result, retry } = useCoverage();
  return (
    <Part anchor="data" title={t('dataTitle')} lead={t('dataLead')}>
      {result.state === 'loading' && <Loading rows={4} />}
      {result.state === 'failed' && <ErrorState error={result.error} onRetry={retry} />}
      {result.state === 'here' && (
        <>
          <Numbers counts={result.coverage} />
          <p className={styles['note']}>
            {result.coverage.data.syntheticCompanies > 0 && (
              <span>
                {t('countSynthetic', { total: formatCount(result.coverage.data.syntheticCompanies) })}{' '}
              </span>
            )}
            {t('countedAt', { at: formatMoment(result.coverage.data.countedAt) })}
          </p>
          <Modules counts={result.coverage} />
        </>
      )}
    </Part>
  );
};
