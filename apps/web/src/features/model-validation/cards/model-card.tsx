import type { CardVariable, ModelCard } from '@mingjian/contract/model-validation';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, formatCount, formatFigure } from '../../../ui/index.ts';
import { FigureTable } from '../figure-table.tsx';
import { keepText } from './keep-text.ts';
import { MarkWord } from './mark-word.tsx';
import styles from './cards.module.css';

const WEIGHT_DECIMALS = 3;

const Weight = ({ variable: { name, mark, steps } }: { readonly variable: CardVariable }) => {
  const pick = usePick();
  return (
    <p className={styles['weight']}>
      {pick(name)} <MarkWord mark={mark} />
      <span className={styles['value']}>{formatFigure(steps[0]?.logOdds ?? 0, WEIGHT_DECIMALS)}</span>
    </p>
  );
};

const Variable = ({ variable }: { readonly variable: CardVariable }) => {
  const { t } = useTranslation('model-validation');
  const pick = usePick();
  const { name, mark, informationValue, steps } = variable;
  const hasCases = steps.some(({ cases }) => cases !== null);
  return (
    <details className={styles['variable']}>
      <summary>
        {pick(name)} <MarkWord mark={mark} />
        {informationValue !== null && (
          <span className={styles['small']}>
            {t('informationValue', { value: formatFigure(informationValue) })}
          </span>
        )}
      </summary>
      <FigureTable
        caption={pick(name)}
        head={t('step')}
        columns={[
          { key: 'logOdds', title: t('addsLogOdds') },
          ...(hasCases
            ? [
                { key: 'cases', title: t('cases') },
                { key: 'defaults', title: t('defaults') },
              ]
            : []),
        ]}
        rows={steps.map((step) => ({
          key: step.band.en,
          head: pick(step.band),
          cells: [
            formatFigure(step.logOdds, WEIGHT_DECIMALS),
            ...(hasCases
              ? [
                  step.cases === null ? '–' : formatCount(step.cases),
                  step.defaults === null ? '–' : formatCount(step.defaults),
                ]
              : []),
          ],
        }))}
      />
    </details>
  );
};

const List = ({ title, items }: { readonly title: string; readonly items: ModelCard['limits'] }) => {
  const pick = usePick();
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item.en}>{pick(item)}</li>
        ))}
      </ul>
    </div>
  );
};

/** Data, dates, cases, variables, limits and what is not claimed of one model; to be kept as JSON or Markdown. */
export const ModelCardView = ({ card }: { readonly card: ModelCard }) => {
  const { t } = useTranslation('model-validation');
  const pick = usePick();
  const { markdown, ...data } = card;
  const name = `${card.code}-${card.version}`;
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <h3>{pick(card.name)}</h3>
        <span className={styles['small']}>{t('version', { version: card.version })}</span>
        <span className={styles['keep']}>
          <Button
            size="small"
            kind="quiet"
            aria-label={t('keepJsonOf', { name: pick(card.name) })}
            onClick={() => keepText(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))}
          >
            JSON
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={t('keepMarkdownOf', { name: pick(card.name) })}
            onClick={() => keepText(`${name}.md`, 'text/markdown', pick(markdown))}
          >
            Markdown
          </Button>
        </span>
      </header>
      <p>{pick(card.summary)}</p>
      <dl className={styles['facts']}>
        {card.facts.map((fact) => (
          <div key={fact.label.en}>
            <dt>{pick(fact.label)}</dt>
            <dd>
              {pick(fact.value)} <MarkWord mark={fact.mark} />
            </dd>
          </div>
        ))}
      </dl>
      {card.variables.length > 0 && (
        <div>
          <h4>{t('variables', { count: card.variables.length })}</h4>
          {card.code === 'behaviour' && <p className={styles['small']}>{t('weightNote')}</p>}
          {card.variables.map((variable) =>
            variable.steps.length === 1 ? (
              <Weight key={variable.code} variable={variable} />
            ) : (
              <Variable key={variable.code} variable={variable} />
            ),
          )}
        </div>
      )}
      <List title={t('limits')} items={card.limits} />
      <List title={t('notClaimed')} items={card.notClaimed} />
    </article>
  );
};
