import type { Benchmark, ModelCards } from '@mingjian/contract/model-validation';
import type { ReactNode } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import { FigureTable, Verdict, WithRange } from '../figure-table.tsx';
import { MarkWord } from './mark-word.tsx';
import { writeArea } from '../write-figures.ts';
import styles from './cards.module.css';

const writeCases = ({ cases, events }: Benchmark): string =>
  [cases, events].flatMap((count) => (count === null ? [] : [formatCount(count)])).join(' / ') || '–';

/** What others reached on public data, and what these models reach there. */
export const Benchmarks = ({ benchmarks }: { readonly benchmarks: ModelCards['benchmarks'] }) => {
  const { t } = useTranslation('model-validation');
  const pick = usePick();
  const cellsOf = (line: Benchmark): readonly ReactNode[] => [
    <span key="protocol" className={styles['protocol']}>
      {pick(line.protocol)}
    </span>,
    writeCases(line),
    pick(line.figure),
    line.paper === null ? (
      '–'
    ) : (
      <span key="paper" title={line.paper.source}>
        {line.paper.value} <MarkWord mark={line.paper.mark} />
      </span>
    ),
    line.prototype ?? '–',
    line.spread === null ? (
      writeArea(line.ours)
    ) : (
      <WithRange key="ours" value={writeArea(line.ours)} range={pick(line.spread)} />
    ),
    line.bar === null ? (
      '–'
    ) : (
      <Verdict key="bar" tone={line.ours >= line.bar ? 'positive' : 'negative'}>
        {writeArea(line.bar)} {line.ours >= line.bar ? t('held') : t('missed')}
      </Verdict>
    ),
  ];
  return (
    <>
      <FigureTable
        caption={t('benchmarks')}
        head={t('task')}
        columns={[
          { key: 'protocol', title: t('protocol'), isWords: true },
          { key: 'cases', title: t('casesAndEvents') },
          { key: 'figure', title: t('figure'), isWords: true },
          { key: 'paper', title: t('paper') },
          { key: 'prototype', title: t('prototype') },
          { key: 'ours', title: t('ours') },
          { key: 'bar', title: t('bar') },
        ]}
        rows={benchmarks.lines.map((line) => ({
          key: `${line.task.en} ${line.figure.en}`,
          head: <span className={styles['task']}>{pick(line.task)}</span>,
          cells: cellsOf(line),
        }))}
      />
      <div className={styles['notes']}>
        {benchmarks.notes.map((note) => (
          <p key={note.en}>{pick(note)}</p>
        ))}
        <p>
          {t('command')} <code>{benchmarks.command}</code>
        </p>
      </div>
    </>
  );
};
