import {
  changeLines,
  listStatementRows,
  measureEdit,
  STATEMENT_PARTS,
  USUAL_LINES,
} from '@mingjian/domain/what-if';
import type { LineEdit, StatementPart, StatementRow } from '@mingjian/domain/what-if';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { LineTable } from './line-table.tsx';
import styles from './lines.module.css';

const ORDER: readonly StatementPart[] = ['income', ...STATEMENT_PARTS.filter((part) => part !== 'income')];

/** Changes lines of the scenario as it is at that moment; false where the accounts cannot take the edit. */
const useEdit = (bench: Bench) => {
  const latest = useRef(bench);
  useEffect(() => {
    latest.current = bench;
  });
  const onLeave = useCallback(() => latest.current.settle(), []);
  const onEdit = useCallback((field: string, edit: LineEdit | undefined): boolean => {
    const { input, scenario, change } = latest.current;
    const [statement] = input.statements;
    if (edit && (!statement || measureEdit(statement.items, edit) === undefined)) return false;
    const others = scenario.lines.filter((line) => line.field !== field);
    change(edit ? changeLines(scenario, [edit]) : { ...scenario, lines: others }, `line ${field}`);
    return true;
  }, []);
  return { onEdit, onLeave };
};

/** Lines that are looked at first: usual ones and what moved; all of them where there are few. */
const isAtHand = (row: StatementRow, { input, rated }: Bench): boolean => {
  const { field, isEditable, isTotal, isPlug } = row;
  const [filed, supposed] = [input.statements[0], rated.input.statements[0]];
  if (isPlug || isTotal || USUAL_LINES.has(field)) return true;
  return isEditable && filed?.items[field] !== supposed?.items[field];
};
const FEW_ROWS = 24;

/** The latest accounts, line by line. */
export const LinesSection = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const [isFull, setIsFull] = useState(false);
  const { onEdit, onLeave } = useEdit(bench);
  const [statement] = bench.input.statements;
  const rows = useMemo(() => (statement ? listStatementRows(statement) : []), [statement]);
  const atHand = rows.length <= FEW_ROWS ? rows : rows.filter((row) => isAtHand(row, bench));
  if (!statement)
    return (
      <Section title={t('accounts')}>
        <p>{t('noAccounts')}</p>
      </Section>
    );
  const shown = isFull ? rows : atHand;
  return (
    <Section title={t('accounts')} note={t('accountsNote', { day: statement.periodEnd })} isFlush>
      <p className={styles['hint']}>{t('accountsHint')}</p>
      {ORDER.map((part) => (
        <LineTable
          key={part}
          bench={bench}
          part={part}
          rows={shown.filter((row) => row.part === part)}
          onEdit={onEdit}
          onLeave={onLeave}
        />
      ))}
      {atHand.length < rows.length && (
        <div className={styles['more']}>
          <Button kind="quiet" size="small" aria-pressed={isFull} onClick={() => setIsFull(!isFull)}>
            {isFull ? t('showFew') : t('showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </Section>
  );
};
