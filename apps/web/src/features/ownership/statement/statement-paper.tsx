import type { ReactNode } from 'react';
import type { OwnerStatement } from '@mingjian/contract/ownership';
import { formatDate, formatFigure } from '../../../ui/index.ts';
import { SourceList } from './source-list.tsx';
import { EXEMPTION_REASONS, PAPER, RESULTS } from './statement-words.ts';
import styles from './statement.module.css';

type Words = Readonly<Record<'en' | 'cn', string>>;

/** A sentence in both languages, the Chinese of the order first. */
const Both = ({ words }: { readonly words: Words }) => (
  <>
    <span lang="zh-CN">{words.cn}</span>
    <span lang="en">{words.en}</span>
  </>
);

const Part = ({ title, children }: { readonly title: Words; readonly children: ReactNode }) => (
  <section className={styles['part']}>
    <h3>
      <span lang="zh-CN">{title.cn}</span> <span lang="en">{title.en}</span>
    </h3>
    {children}
  </section>
);

const Head = ({ statement }: { readonly statement: OwnerStatement }) => {
  const { company, day, threshold } = statement;
  const facts: readonly (readonly [Words, ReactNode])[] = [
    [PAPER.company, <Both key="name" words={{ cn: company.name, en: company.nameEn ?? company.name }} />],
    [PAPER.code, company.creditCode ?? '—'],
    [PAPER.day, formatDate(day)],
    [PAPER.threshold, `≥ ${formatFigure(String(threshold))} %`],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label.en}>
          <dt>
            <Both words={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Tests = ({ tests }: { readonly tests: OwnerStatement['tests'] }) => (
  <ol className={styles['tests']}>
    {tests.map(({ test, words, result, names }) => (
      <li key={test} data-result={result}>
        <Both words={words} />
        <strong>
          <span lang="zh-CN">{RESULTS[result].cn}</span> <span lang="en">{RESULTS[result].en}</span>
          {names.length > 0 && `: ${names.join('、')}`}
        </strong>
      </li>
    ))}
  </ol>
);

const Exempted = ({ exemption }: { readonly exemption: NonNullable<OwnerStatement['exemption']> }) =>
  exemption.because === null ? null : (
    <Part title={PAPER.exemption}>
      <p className={styles['both']}>
        <Both words={EXEMPTION_REASONS[exemption.because]} />
      </p>
    </Part>
  );

/** The paper itself, in both languages. */
export const StatementPaper = ({ statement }: { readonly statement: OwnerStatement }) => (
  <article className={styles['paper']} aria-label={PAPER.title.en}>
    <h2>
      <Both words={PAPER.title} />
    </h2>
    {statement.isSynthetic && (
      <p className={styles['synthetic']}>
        <Both words={PAPER.synthetic} />
      </p>
    )}
    <Head statement={statement} />
    <Part title={PAPER.finding}>
      <ul className={styles['lines']}>
        {statement.lines.map((line) => (
          <li key={line.en}>
            <Both words={line} />
          </li>
        ))}
      </ul>
    </Part>
    <Part title={PAPER.tests}>
      <Tests tests={statement.tests} />
    </Part>
    {statement.owners.some(({ formula }) => formula !== null) && (
      <Part title={PAPER.calculation}>
        <ul className={styles['lines']}>
          {statement.owners.map(({ name, formula }) =>
            formula === null ? null : (
              <li key={name}>
                {name}: <code>{formula.cn}</code> {formula.en !== formula.cn && <code>{formula.en}</code>}
              </li>
            ),
          )}
        </ul>
      </Part>
    )}
    {statement.exemption && <Exempted exemption={statement.exemption} />}
    <Part title={PAPER.records}>
      <SourceList statement={statement} />
    </Part>
    {statement.limits.isCut && (
      <p className={styles['both']}>
        <Both words={PAPER.cut} />
      </p>
    )}
  </article>
);
