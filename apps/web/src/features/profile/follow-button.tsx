import { getProfile } from '@mingjian/contract/companies';
import { addFavourite, listFavourites, removeFavourite } from '@mingjian/contract/favourites';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, showToast } from '../../ui/index.ts';
import { useProfile } from './profile-context.ts';
import styles from './follow-button.module.css';

const OUTDATED = [getProfile, listFavourites];

/** Follows the company or ends the follow; the workbench lists what is followed. */
export const FollowButton = () => {
  const { t } = useTranslation('profile');
  const { companyId, isFollowed } = useProfile().profile;
  const add = useChange(addFavourite, OUTDATED);
  const remove = useChange(removeFavourite, OUTDATED);
  const change = isFollowed ? remove : add;
  return (
    <Button
      kind={isFollowed ? 'plain' : 'primary'}
      isBusy={change.isPending}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t('following') : t('follow')}
      onClick={() =>
        change.mutate({ companyId }, { onError: (error) => showToast('warning', sentenceOf(error)) })
      }
    >
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden>
        <path
          d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z"
          fill={isFollowed ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles['label']}>{isFollowed ? t('following') : t('follow')}</span>
    </Button>
  );
};
