import type { ContractOnWire, PricedCatalogue } from '@mingjian/contract/plans';
import { dayInChina } from '@mingjian/domain/calendar';
import { PACKAGE_CODES } from '@mingjian/domain/plans';
import type { PackageCode } from '@mingjian/domain/plans';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, InlineSelect, TextField } from '../../../ui/index.ts';
import styles from '../plan-desk.module.css';

type Packages = ContractOnWire['packages'];

/** Packages that were bought, each with its first and last day. */
export const PackageRows = ({
  packages,
  catalogue,
  onChange,
}: {
  readonly packages: Packages;
  readonly catalogue: PricedCatalogue;
  readonly onChange: (packages: Packages) => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const change = (index: number, part: Partial<Packages[number]>) =>
    onChange(packages.map((item, place) => (place === index ? { ...item, ...part } : item)));
  return (
    <fieldset className={styles['group']}>
      <legend>{t('packages')}</legend>
      <div className={styles['form']}>
        {packages.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that stays while it is typed
          <div key={index} className={styles['package']}>
            <InlineSelect
              label={t('package')}
              value={item.code}
              options={catalogue.packages.map((one) => [one.code, pick(one)])}
              onChange={(code) => change(index, { code: code as PackageCode })}
            />
            <TextField
              label={t('startsOn')}
              type="date"
              value={item.startsOn}
              onChange={(event) => change(index, { startsOn: event.target.value })}
            />
            <TextField
              label={t('endsOn')}
              type="date"
              value={item.endsOn ?? ''}
              onChange={(event) => change(index, { endsOn: event.target.value || null })}
            />
            <Button
              aria-label={t('removePackage', { code: item.code })}
              onClick={() => onChange(packages.filter((_, place) => place !== index))}
            >
              {t('remove')}
            </Button>
          </div>
        ))}
        <div>
          <Button
            onClick={() =>
              onChange([
                ...packages,
                {
                  code: PACKAGE_CODES.find((code) => packages.every((item) => item.code !== code)) ?? 'A',
                  startsOn: dayInChina(new Date()),
                  endsOn: null,
                },
              ])
            }
          >
            {t('addPackage')}
          </Button>
        </div>
      </div>
    </fieldset>
  );
};
