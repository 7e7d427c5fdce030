import type { PathListView } from '@mingjian/contract/ownership';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { CopyButton, formatFigure } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import type { Parties } from './party-name.tsx';
import styles from './tables.module.css';

/** The paths that make up a share, each with its steps and product, and the calculation as text. */
export const PathList = ({ list, parties }: { readonly list: PathListView; readonly parties: Parties }) => {
  const { t } = useTranslation('ownership');
  const pick = usePick();
  const nameOf = useNameOf();
  const nameById = (id: number) => {
    const party = parties.get(id);
    return party ? nameOf(party) : String(id);
  };
  return (
    <div className={styles['paths']}>
      <ol>
        {list.paths.map((path) => (
          <li key={path.steps.map(({ holderId }) => holderId).join(' ')}>
            {path.steps.map(({ holderId, percent }) => (
              <span key={holderId}>
                {nameById(holderId)} <b>—{formatFigure(percent)} %→</b>{' '}
              </span>
            ))}
            {nameById(path.steps.at(-1)?.ownedId ?? 0)} <b>= {formatFigure(path.percent, 4)} %</b>
          </li>
        ))}
      </ol>
      {list.restKind !== 'none' && <p>{t(`rest_${list.restKind}`, { share: formatFigure(list.rest, 4) })}</p>}
      <p>
        <span className={styles['label']}>{t('formula')}</span> <code>{pick(list.formula)}</code>{' '}
        <CopyButton text={pick(list.formula)} label={t('copyFormula')} />
      </p>
    </div>
  );
};
