import { restoreOpinion } from '@mingjian/contract/opinions';
import type { RatingOpinion } from '@mingjian/contract/opinions';
import { dayInChina } from '@mingjian/domain/calendar';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, showToast } from '../../ui/index.ts';
import { OUTDATED } from './outdated.ts';
import { writeOwnPd } from './write-pd.ts';
import styles from './opinions.module.css';

/** The last opinion was taken back; one press and it stands again. */
export const WithdrawnNote = ({ opinion }: { readonly opinion: RatingOpinion }) => {
  const { t } = useTranslation('opinions');
  const restore = useChange(restoreOpinion, OUTDATED);
  const { choice, pd, knownTo } = opinion;
  const words = [t(`choice_${choice}`), ...(pd === null ? [] : [writeOwnPd(pd)])].join(' · ');
  return (
    <div className={styles['withdrawn']} role="status">
      <p>
        {t('withdrawnOn', { day: dayInChina(knownTo ?? opinion.knownFrom) })}
        <span className={styles['quiet']}>{words}</span>
      </p>
      <Button
        size="small"
        isBusy={restore.isPending}
        onClick={() =>
          restore.mutate(
            { opinionId: opinion.opinionId },
            { onError: (error) => showToast('error', sentenceOf(error)) },
          )
        }
      >
        {t('undo')}
      </Button>
    </div>
  );
};
