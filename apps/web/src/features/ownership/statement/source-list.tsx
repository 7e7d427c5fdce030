import type { OwnerStatement } from '@mingjian/contract/ownership';
import { formatDate } from '../../../ui/index.ts';
import { PAPER } from './statement-words.ts';
import styles from './statement.module.css';

/** Company, dimension, source and days of every record that the statement rests on. */
export const SourceList = ({ statement }: { readonly statement: OwnerStatement }) => {
  const { records, recordCount } = statement;
  if (records === null)
    return (
      <p>
        {recordCount}: {PAPER.withheld.cn} / {PAPER.withheld.en}
      </p>
    );
  return (
    <>
      <ol className={styles['sources']}>
        {records.map(({ companyId, companyName, recordId, dimension, source, publishedOn, knownFrom }) => (
          <li key={`${companyId} ${recordId}`}>
            <span lang="zh-CN">
              {companyName} · {dimension.cn} · {source.cn}
            </span>{' '}
            <span lang="en">
              {dimension.en}, {source.en}
            </span>{' '}
            · {formatDate(publishedOn ?? knownFrom)} · #{recordId}
          </li>
        ))}
      </ol>
      {recordCount > records.length && (
        <p>
          {records.length} / {recordCount}
        </p>
      )}
    </>
  );
};
