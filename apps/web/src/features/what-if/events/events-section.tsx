import { OPINION_CHOICES } from '@mingjian/domain/what-if';
import type { OpinionChoice } from '@mingjian/domain/what-if';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { SelectField } from '../select-field.tsx';
import { writeShort } from '../write-edit.ts';
import { AddEvent } from './add-event.tsx';
import { KnownFacts } from './known-facts.tsx';
import styles from './events.module.css';

const AddedEvents = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { scenario, change } = bench;
  const { facts } = scenario;
  return (
    <ul className={styles['list']}>
      {facts.map((edit, at) => {
        if (edit.kind !== 'add') return null;
        const name = t(`event_${edit.event}`);
        const remove = () => change({ ...scenario, facts: facts.toSpliced(at, 1) });
        return (
          // Two events may be the same in every part: their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles['row']}>
            <span className={styles['name']}>
              {name}
              <span className={styles['quiet']}>
                {edit.date}
                {edit.amount !== null && ` · ${writeShort(edit.amount)} ${t('yuan')}`}
              </span>
            </span>
            <Button size="small" kind="quiet" aria-label={t('removeOf', { name })} onClick={remove}>
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

const AS_FILED = 'filed';

/** What happened, or did not, and what the auditor said. */
export const EventsSection = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { input, scenario, change } = bench;
  return (
    <Section title={t('events')}>
      <div className={styles['body']}>
        <KnownFacts bench={bench} />
        <AddedEvents bench={bench} />
        <AddEvent bench={bench} />
        {input.statements.length > 0 && (
          <div className={styles['opinion']}>
            <SelectField<OpinionChoice | typeof AS_FILED>
              label={t('opinion')}
              value={scenario.opinion ?? AS_FILED}
              onChange={(choice) => change({ ...scenario, opinion: choice === AS_FILED ? null : choice })}
              options={([AS_FILED, ...OPINION_CHOICES] as const).map(
                (choice) => [choice, t(`opinion_${choice}`)] as const,
              )}
            />
          </div>
        )}
      </div>
    </Section>
  );
};
