import { FAILURES } from '@mingjian/contract/wire';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import type { Bench } from '../bench.ts';
import { isBoundWrong } from './use-levers.ts';
import type { BoundDraft, Levers } from './use-levers.ts';
import styles from './levers.module.css';

interface BoundRowProps {
  readonly draft: BoundDraft;
  readonly name: string;
  readonly onChange: Levers['change'];
}

const BoundRow = ({ draft, name, onChange }: BoundRowProps) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { field, mayMove } = draft;
  const isWrong = isBoundWrong(draft);
  return (
    <tr>
      <th scope="row">
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={mayMove}
            onChange={({ target }) => onChange(field, { mayMove: target.checked })}
          />
          {name}
        </label>
        {isWrong && (
          <span role="alert" className={styles['fault']}>
            {pick(FAILURES['numeric-value-invalid'])}
          </span>
        )}
      </th>
      {(['from', 'to'] as const).map((end) => (
        <td key={end}>
          <span aria-hidden>{end === 'from' ? '−' : '+'}</span>
          <input
            className={styles['bound']}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t(end === 'from' ? 'downOf' : 'upOf', { name })}
            aria-invalid={isWrong || undefined}
            disabled={!mayMove}
            value={draft[end]}
            onChange={({ target }) => onChange(field, { [end]: target.value })}
          />
          <span aria-hidden>%</span>
        </td>
      ))}
    </tr>
  );
};

/** Which lines may move, and how far. */
export const BoundsTable = ({ bench, levers }: { readonly bench: Bench; readonly levers: Levers }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { drafts } = levers;
  const count = drafts.filter(({ mayMove }) => mayMove).length;
  return (
    <details className={styles['bounds']}>
      <summary>{t('bounds', { count })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mayMove')}</th>
            <th scope="col">{t('down')}</th>
            <th scope="col">{t('up')}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => (
            <BoundRow
              key={draft.field}
              draft={draft}
              name={pick(bench.labels.get(draft.field) ?? { en: draft.field, cn: draft.field })}
              onChange={levers.change}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
};
