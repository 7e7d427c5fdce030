import { dayInChina } from '@mingjian/domain/calendar';
import type { Clock } from '@mingjian/domain/records';
import { DatePicker, Modal } from 'antd';
import dayjs from 'dayjs';
import { useId, useRef, useState } from 'react';
import type { ComponentRef, RefObject } from 'react';
import { getSession, storeAsAt } from '../../../api/session/index.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { listPresets } from './list-presets.ts';
import { useFirstDay } from './use-first-day.ts';
import styles from './as-at-dialog.module.css';

type PickerRef = ComponentRef<typeof DatePicker>;

const DAY_FORMAT = 'YYYY-MM-DD';

interface FormProps {
  readonly onDone: () => void;
  readonly field: RefObject<PickerRef | null>;
}

const Form = ({ onDone, field }: FormProps) => {
  const { t } = useTranslation('as-at');
  const dayId = useId();
  const [today] = useState(() => dayInChina(new Date()));
  const first = useFirstDay();
  const { asAt } = getSession();
  const [day, setDay] = useState(asAt?.day ?? null);
  const [clock, setClock] = useState<Clock>(asAt?.clock ?? 'known');
  const isBeforeFirst = day !== null && first !== null && day < first;
  const show = (): void => {
    storeAsAt(day === null ? null : { day, clock });
    onDone();
  };
  const goToToday = (): void => {
    storeAsAt(null);
    onDone();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <p className={styles['intro']}>{t('intro')}</p>
      <div className={styles['day']}>
        <label htmlFor={dayId}>{t('day')}</label>
        <DatePicker
          id={dayId}
          ref={field}
          format={DAY_FORMAT}
          value={day === null ? null : dayjs(day)}
          maxDate={dayjs(today)}
          onChange={(value: dayjs.Dayjs | null) => setDay(value?.format(DAY_FORMAT) ?? null)}
        />
        <div className={styles['presets']}>
          {listPresets(today).map((preset) => (
            <Button key={preset.key} size="small" onClick={() => setDay(preset.day)}>
              {preset.key === 'endOfYear' ? t('endOfYear', { year: preset.year }) : t(preset.key)}
            </Button>
          ))}
        </div>
      </div>
      <ClockChoice
        clock={clock}
        clocks={isBeforeFirst || clock === 'published' ? ['known', 'valid', 'published'] : ['known', 'valid']}
        onChange={setClock}
      />
      {isBeforeFirst && (
        <p role="status" className={styles['note']}>
          {t('beforeFirst', { day: first })}
        </p>
      )}
      <div className={styles['actions']}>
        {asAt && <Button onClick={goToToday}>{t('toToday')}</Button>}
        <Button type="submit" kind="primary" disabled={day === null}>
          {t('apply')}
        </Button>
      </div>
    </form>
  );
};

/** Asks for a day and what it means: as known then, or as valid then. */
const AsAtDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('as-at');
  const field = useRef<PickerRef>(null);
  return (
    <Modal
      open={isOpen}
      title={t('title')}
      footer={null}
      width={460}
      destroyOnHidden
      closable={{ 'aria-label': t('close') }}
      onCancel={onClose}
      // The dialog takes the focus for itself when it has opened.
      afterOpenChange={(isShown) => isShown && field.current?.focus()}
    >
      <Form onDone={onClose} field={field} />
    </Modal>
  );
};

export default AsAtDialog;
