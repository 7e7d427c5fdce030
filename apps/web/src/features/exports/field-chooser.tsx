import { useState } from 'react';
import { MODULES } from '@mingjian/domain/dictionary';
import type { DictionaryDimension, FieldRow } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, formatCount } from '../../ui/index.ts';
import styles from './field-chooser.module.css';

interface FieldChooserProps {
  readonly fields: ReadonlySet<string>;
  readonly onChange: (fields: ReadonlySet<string>) => void;
}

interface Offer {
  readonly dimension: DictionaryDimension;
  readonly rows: readonly FieldRow[];
}

const OFFERED = MODULES.map(({ key, en, zh, dimensions }) => ({
  key,
  en,
  cn: zh,
  dimensions: dimensions.filter(({ kind }) => kind !== 'computed'),
})).filter(({ dimensions }) => dimensions.length > 0);

/** The fields whose name in either language holds the text, or all fields of a dimension whose name does. */
const findOffers = (dimensions: readonly DictionaryDimension[], text: string): readonly Offer[] => {
  const wanted = text.trim().toLowerCase();
  const holds = (...names: readonly string[]) => names.some((name) => name.toLowerCase().includes(wanted));
  return dimensions.flatMap((dimension) => {
    const rows = holds(dimension.en, dimension.zh)
      ? dimension.fields
      : dimension.fields.filter(([name, zh, en]) => holds(name, zh, en));
    return rows.length > 0 ? [{ dimension, rows }] : [];
  });
};

const change = (fields: ReadonlySet<string>, names: readonly string[], isChosen: boolean) => {
  const next = new Set(fields);
  for (const name of names)
    if (isChosen) next.add(name);
    else next.delete(name);
  return next;
};

const DimensionChoice = ({ offer, fields, onChange }: FieldChooserProps & { readonly offer: Offer }) => {
  const pick = usePick();
  const names = offer.rows.map(([name]) => name);
  const chosen = names.filter((name) => fields.has(name)).length;
  return (
    <fieldset className={styles['dimension']}>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={chosen === names.length}
            ref={(element) => {
              if (element) element.indeterminate = chosen > 0 && chosen < names.length;
            }}
            onChange={({ target }) => onChange(change(fields, names, target.checked))}
          />
          {pick({ en: offer.dimension.en, cn: offer.dimension.zh })}
        </label>
      </legend>
      <div className={styles['fields']}>
        {offer.rows.map(([name, zh, en]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={fields.has(name)}
              onChange={({ target }) => onChange(change(fields, [name], target.checked))}
            />
            {pick({ en, cn: zh })}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Fields of the dictionary by module and dimension; a module draws its fields when it is opened. */
export const FieldChooser = ({ fields, onChange }: FieldChooserProps) => {
  const { t } = useTranslation('exports');
  const pick = usePick();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isSearching = text.trim() !== '';
  const modules = OFFERED.flatMap((module) => {
    const offers = findOffers(module.dimensions, text);
    return offers.length > 0 ? [{ ...module, offers }] : [];
  });
  return (
    <section className={styles['chooser']} aria-label={t('fields')}>
      <div className={styles['head']}>
        <h3>
          {t('fields')} <span aria-live="polite">{t('chosen', { shown: formatCount(fields.size) })}</span>
        </h3>
        <Button size="small" kind="quiet" disabled={fields.size === 0} onClick={() => onChange(new Set())}>
          {t('clear')}
        </Button>
      </div>
      <input
        type="search"
        className={styles['search']}
        aria-label={t('findField')}
        placeholder={t('findField')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['modules']}>
        {modules.length === 0 && <p className={styles['none']}>{t('noField')}</p>}
        {modules.map(({ key, en, cn, dimensions, offers }) => {
          const names = dimensions.flatMap((dimension) => dimension.fields.map(([name]) => name));
          const chosen = names.filter((name) => fields.has(name)).length;
          return (
            <details
              key={key}
              open={isSearching || open.has(key)}
              onToggle={({ currentTarget }) => {
                if (!isSearching) setOpen((was) => change(was, [key], currentTarget.open));
              }}
            >
              <summary>
                {pick({ en, cn })}
                <span className={styles['count']} data-some={chosen > 0 || undefined}>
                  {formatCount(chosen)} / {formatCount(names.length)}
                </span>
              </summary>
              {(isSearching || open.has(key)) &&
                offers.map((offer) => (
                  <DimensionChoice
                    key={offer.dimension.key}
                    offer={offer}
                    fields={fields}
                    onChange={onChange}
                  />
                ))}
            </details>
          );
        })}
      </div>
    </section>
  );
};
