import type { Owners } from '@mingjian/contract/ownership';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Facts, Figure } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import type { Parties } from './party-name.tsx';
import styles from './tables.module.css';

/** Who decides, why, and whether the company says so itself. */
export const Controllers = ({ owners, parties }: { readonly owners: Owners; readonly parties: Parties }) => {
  const { t } = useTranslation('ownership');
  const pick = usePick();
  const nameOf = useNameOf();
  const listNames = (ids: readonly number[]) =>
    ids
      .flatMap((id) => parties.get(id) ?? [])
      .map(nameOf)
      .join(t('and'));
  const { controllers, noController, mutual } = owners;
  return (
    <>
      <ul className={styles['owners']}>
        {controllers.map((controller) => (
          <li key={controller.partyIds.join(' ')} className={styles['owner']}>
            <h3>{listNames(controller.partyIds)}</h3>
            <p>{pick(controller.reason)}</p>
            <Facts
              facts={[
                {
                  key: 'origin',
                  label: t('origin'),
                  value: controller.isDisclosed ? t('disclosed') : t('inferred'),
                },
                {
                  key: 'confidence',
                  label: t('confidence'),
                  value: t(`confidence_${controller.confidence}`),
                },
                {
                  key: 'votes',
                  label: t('measure_votes'),
                  value: <Figure value={controller.votes} unit="%" />,
                },
              ]}
            />
            {controller.isFirm && <p>{t('isFirm')}</p>}
          </li>
        ))}
      </ul>
      {noController && <p className={styles['note']}>{t(`noController_${noController}`)}</p>}
      {mutual.length > 0 && <p className={styles['note']}>{t('mutual', { names: listNames(mutual) })}</p>}
    </>
  );
};
