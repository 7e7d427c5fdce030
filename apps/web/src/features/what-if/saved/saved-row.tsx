import { deleteScenario, saveScenario } from '@mingjian/contract/what-if';
import type { SavedScenario } from '@mingjian/contract/what-if';
import type { Scenario } from '@mingjian/domain/what-if';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ClassBadge, formatMoment, showToast } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { OUTDATED } from './outdated.ts';
import styles from './saved.module.css';

export interface SavedRowProps {
  readonly saved: SavedScenario;
  readonly bench: Bench;
  readonly isCompared: boolean;
  readonly mayCompare: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  readonly onDeleted: (saved: SavedScenario) => void;
}

const fail = (error: Error): void => showToast('error', sentenceOf(error));

/** A kept scenario: look at it again, compare it, delete it. */
export const SavedRow = (props: SavedRowProps) => {
  const { t } = useTranslation('what-if');
  const { saved, bench, isCompared, mayCompare, onCompare, onDeleted } = props;
  const { name, after, madeAt, scenarioId } = saved;
  const remove = useChange(deleteScenario, OUTDATED);
  return (
    <li className={styles['row']}>
      <label className={styles['name']}>
        <input
          type="checkbox"
          checked={isCompared}
          disabled={!isCompared && !mayCompare}
          onChange={({ target }) => onCompare(target.checked)}
        />
        <span>{name}</span>
      </label>
      <span className={styles['quiet']}>
        <ClassBadge ratingClass={after.class} /> {t('savedAt', { moment: formatMoment(madeAt) })}
      </span>
      <span className={styles['buttons']}>
        <Button
          size="small"
          aria-label={t('openOf', { name })}
          onClick={() => bench.change(saved.scenario as Scenario)}
        >
          {t('open')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={t('deleteOf', { name })}
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ scenarioId }, { onSuccess: () => onDeleted(saved), onError: fail })}
        >
          {t('delete')}
        </Button>
      </span>
    </li>
  );
};

export const DeletedNote = ({
  saved,
  onRestored,
}: {
  readonly saved: SavedScenario;
  readonly onRestored: () => void;
}) => {
  const { t } = useTranslation('what-if');
  const save = useChange(saveScenario, OUTDATED);
  const { companyId, name, scenario } = saved;
  return (
    <div className={styles['deleted']} role="status">
      <p>{t('deleted', { name })}</p>
      <Button
        size="small"
        isBusy={save.isPending}
        onClick={() => save.mutate({ companyId, name, scenario }, { onSuccess: onRestored, onError: fail })}
      >
        {t('undoDelete')}
      </Button>
    </div>
  );
};
