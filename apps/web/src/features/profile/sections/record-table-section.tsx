import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Section } from '../../../ui/index.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import { AbsentSection } from './absent-section.tsx';
import { HistorySwitch, RecordPager } from './record-list-parts.tsx';
import type { RecordList } from './use-records.ts';
import styles from './plain-table.module.css';

interface Props {
  readonly title: string;
  /** Said beside the title when there are records. */
  readonly note: string;
  readonly list: RecordList;
  readonly columns: readonly { readonly label: string; readonly isFigure?: boolean }[];
  /** The rows of the body. */
  readonly children: ReactNode;
}

/** The records of one dimension as a table with its pages, or why there are none. */
export const RecordTableSection = ({ title, note, list, columns, children }: Props) => {
  const { t } = useTranslation('profile');
  return (
    <Section
      title={title}
      note={list.total > 0 ? note : undefined}
      actions={<HistorySwitch list={list} label={t('withFormer')} />}
      isFlush
    >
      {list.records.length === 0 ? (
        <AbsentSection state={list.state} checkedAt={list.checkedAt} />
      ) : (
        <ScrollFrame label={title}>
          <table className={styles['table']}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {columns.map(({ label, isFigure }) => (
                  <th key={label} scope="col" className={isFigure ? styles['figure'] : undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </ScrollFrame>
      )}
      <RecordPager list={list} />
    </Section>
  );
};
