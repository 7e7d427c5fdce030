import type { ReactNode } from 'react';
import { Section } from '../../../ui/index.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import { KeyPager } from './key-pager.tsx';
import { PartTabs } from './part-tabs.tsx';
import { WithoutRecords } from './without-records.tsx';
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
  return (
    <Section
      title={title}
      note={list.counts.current > 0 ? note : undefined}
      actions={<PartTabs counts={list.counts} part={list.part} onPart={list.setPart} label={title} />}
      isFlush
    >
      {list.records.length === 0 ? (
        <WithoutRecords list={list} />
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
      <KeyPager list={list} />
    </Section>
  );
};
