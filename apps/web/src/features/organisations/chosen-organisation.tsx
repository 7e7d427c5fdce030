import { delOrg, getOrgList } from '@mingjian/contract/organisations';
import type { Organisation } from '@mingjian/contract/organisations';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, Facts, Section, formatCount } from '../../ui/index.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useDeletion } from '../../ui/use-deletion.ts';
import { usePlanNames } from './use-plan-names.ts';
import styles from '../../ui/two-panes.module.css';

const useContractWords = (organisation: Organisation, items: readonly Organisation[]): string => {
  const { t } = useTranslation('organisations');
  const pick = usePick();
  const plan = usePlanNames().find(({ code }) => code === organisation.plan);
  const name = plan ? pick(plan) : organisation.plan;
  if (organisation.contractId === organisation.id) return t('ownContract', { plan: name });
  const holder = items.find(({ id }) => id === organisation.contractId);
  return holder ? t('contractOf', { plan: name, name: holder.name }) : t('contractAbove', { plan: name });
};

const RemoveButton = ({
  organisation: { id, name },
  onDeleted,
}: {
  readonly organisation: Organisation;
  readonly onDeleted: () => void;
}) => {
  const { t } = useTranslation('organisations');
  const deletion = useDeletion(delOrg, [getOrgList], onDeleted);
  return (
    <DeleteButton
      question={t('deleteSure', { name })}
      words={t('delete')}
      keepWords={t('keep')}
      isBusy={deletion.isBusy}
      onConfirm={() => deletion.remove({ id })}
    />
  );
};

/** What is known of the organisation that is chosen, and what can be done with it. */
export const ChosenOrganisation = ({
  organisation,
  items,
  onEdit,
  onDeleted,
}: {
  readonly organisation: Organisation;
  readonly items: readonly Organisation[];
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}) => {
  const { t } = useTranslation('organisations');
  const contract = useContractWords(organisation, items);
  const parent = items.find(({ id }) => id === organisation.parentId);
  const under = items.filter(({ parentId }) => parentId === organisation.id).length;
  const { name, status, accounts, isOwn } = organisation;
  return (
    <Section title={t('chosen')}>
      <Facts
        facts={[
          { key: 'name', label: t('name'), value: name, isWide: true },
          { key: 'parent', label: t('parent'), value: parent?.name ?? t('top'), isWide: true },
          { key: 'contract', label: t('contract'), value: contract, isWide: true },
          {
            key: 'status',
            label: t('status'),
            value: <StatusMark isActive={status === 'active'}>{t(`status_${status}`)}</StatusMark>,
          },
          { key: 'accounts', label: t('accounts'), value: formatCount(accounts) },
          { key: 'under', label: t('under'), value: formatCount(under) },
        ]}
      />
      {isOwn && <p className={styles['aside']}>{t('ownNote')}</p>}
      <div className={styles['actions']}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        {!isOwn && <RemoveButton organisation={organisation} onDeleted={onDeleted} />}
      </div>
    </Section>
  );
};
