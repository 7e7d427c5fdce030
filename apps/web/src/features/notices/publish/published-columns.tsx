import { listPublishedNotices, withdrawNotice } from '@mingjian/contract/notices';
import type { NamedTarget, PublishedNotice } from '@mingjian/contract/notices';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { Button, formatMoment, showToast } from '../../../ui/index.ts';
import type { Column } from '../../../ui/index.ts';
import styles from '../notices.module.css';

const MOST_NAMED = 3;

/** Whom a notice is for: the first few by name. */
const Audience = ({ targets }: { readonly targets: readonly NamedTarget[] }) => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  const named = targets
    .slice(0, MOST_NAMED)
    .map((target) =>
      target.kind === 'all' ? t('target_all') : `${t(`target_${target.kind}`)}: ${pick(target.name)}`,
    );
  const more = targets.length - named.length;
  return (
    <span className={styles['cell']}>
      {named.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {more > 0 && <span className={styles['muted']}>{t('andMore', { more })}</span>}
    </span>
  );
};

const Operations = ({
  notice,
  onEdit,
}: {
  readonly notice: PublishedNotice;
  readonly onEdit: (notice: PublishedNotice) => void;
}) => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  const withdraw = useChange(withdrawNotice, [listPublishedNotices]);
  if (notice.stage === 'withdrawn' || notice.stage === 'ended') return null;
  return (
    <span className={styles['operations']}>
      {notice.stage === 'planned' && (
        <Button size="small" onClick={() => onEdit(notice)} aria-haspopup="dialog">
          {t('edit')}
        </Button>
      )}
      <DeleteButton
        question={t('withdrawSure')}
        words={t('withdraw')}
        keepWords={t('keep')}
        label={t('withdrawOf', { title: pick(notice.title) })}
        size="small"
        isBusy={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(
            { id: notice.noticeId },
            { onError: (error) => showToast('error', sentenceOf(error)) },
          )
        }
      />
    </span>
  );
};

export const usePublishedColumns = (
  onEdit: (notice: PublishedNotice) => void,
): readonly Column<PublishedNotice>[] => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  return [
    {
      key: 'title',
      title: t('columnTitle'),
      width: 260,
      render: ({ title, kind }) => (
        <span className={styles['cell']}>
          <strong>{pick(title)}</strong>
          <span className={styles['muted']}>{t(`kind_${kind}`)}</span>
        </span>
      ),
    },
    { key: 'stage', title: t('stage'), width: 110, render: ({ stage }) => t(`stage_${stage}`) },
    {
      key: 'audience',
      title: t('columnAudience'),
      width: 240,
      render: ({ audience }) => <Audience targets={audience} />,
    },
    { key: 'begins', title: t('columnBegins'), width: 140, render: ({ beginsAt }) => formatMoment(beginsAt) },
    {
      key: 'ends',
      title: t('columnEnds'),
      width: 140,
      render: ({ endsAt }) => (endsAt === null ? t('noEnd') : formatMoment(endsAt)),
    },
    { key: 'publisher', title: t('columnPublisher'), width: 150, render: ({ publisher }) => publisher },
    {
      key: 'operation',
      title: t('columnOperation'),
      width: 150,
      isFixedEnd: true,
      render: (notice) => <Operations notice={notice} onEdit={onEdit} />,
    },
  ];
};
