import { listNoticeTargets } from '@mingjian/contract/notices';
import type { NamedTarget } from '@mingjian/contract/notices';
import { AUDIENCE_KINDS, EVERYBODY } from '@mingjian/domain/notices';
import type { AudienceKind } from '@mingjian/domain/notices';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, SelectField, TextField } from '../../../ui/index.ts';
import styles from '../notices.module.css';

type ChosenKind = Exclude<AudienceKind, 'all'>;

const ALL: NamedTarget = {
  kind: 'all',
  targetId: EVERYBODY,
  name: { en: 'Everybody', cn: '全部用户' },
  place: null,
};
const keyOf = ({ kind, targetId }: NamedTarget): string => `${kind} ${targetId}`;

/** Organisations, roles or accounts within reach, by a word of their name. */
const Choices = ({
  kind,
  taken,
  onTake,
}: {
  readonly kind: ChosenKind;
  readonly taken: ReadonlySet<string>;
  readonly onTake: (target: NamedTarget) => void;
}) => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  const [keyword, setKeyword] = useState('');
  const found = useCall(listNoticeTargets, { kind, keyword }, { keepPrevious: true });
  const free = (found.data ?? []).filter((target) => !taken.has(keyOf(target)));
  return (
    <>
      <TextField
        label={t('targetKeyword')}
        type="search"
        value={keyword}
        maxLength={100}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      <ul className={styles['choices']} aria-label={t(`target_${kind}`)}>
        {free.map((target) => (
          <li key={keyOf(target)}>
            <span className={styles['cell']}>
              <span>{pick(target.name)}</span>
              {target.place && <span className={styles['muted']}>{target.place}</span>}
            </span>
            <Button size="small" onClick={() => onTake(target)}>
              {t('add')}
              <span className="visually-hidden"> {pick(target.name)}</span>
            </Button>
          </li>
        ))}
        {found.data && free.length === 0 && <li className={styles['muted']}>{t('noTarget')}</li>}
      </ul>
    </>
  );
};

/** Whom the notice is for: everybody within reach, or any number of organisations, roles and accounts. */
export const AudienceField = ({
  audience,
  onChange,
  fault,
}: {
  readonly audience: readonly NamedTarget[];
  readonly onChange: (audience: readonly NamedTarget[]) => void;
  readonly fault: string | undefined;
}) => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  const [kind, setKind] = useState<AudienceKind | ''>(audience[0]?.kind ?? '');
  const choose = (chosen: AudienceKind | ''): void => {
    setKind(chosen);
    if (chosen === 'all') onChange([ALL]);
    else onChange(audience.filter((target) => target.kind !== 'all'));
  };
  const others = audience.filter((target) => target.kind !== 'all');
  return (
    <div className={styles['audience']}>
      <SelectField
        label={t('columnAudience')}
        name="audience"
        value={kind}
        fault={fault}
        options={[
          ['', t('chooseAudience')],
          ...AUDIENCE_KINDS.map((one) => [one, t(`target_${one}`)] as const),
        ]}
        onChange={(event) => choose(event.target.value as AudienceKind | '')}
      />
      {others.length > 0 && (
        <ul className={styles['taken']} aria-label={t('columnAudience')}>
          {others.map((target) => (
            <li key={keyOf(target)}>
              {t(`target_${target.kind}`)}: {pick(target.name)}
              <Button
                kind="quiet"
                size="small"
                onClick={() => onChange(audience.filter((one) => keyOf(one) !== keyOf(target)))}
              >
                {t('remove')}
                <span className="visually-hidden"> {pick(target.name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {kind !== '' && kind !== 'all' && (
        <Choices
          key={kind}
          kind={kind}
          taken={new Set(audience.map(keyOf))}
          onTake={(target) => onChange([...others, target])}
        />
      )}
    </div>
  );
};
