import { MARK_WORDS } from './card.ts';
import type { CardVariable, Mark, ModelCard } from './card.ts';

type Language = 'en' | 'cn';

const HEADINGS = {
  en: {
    version: 'version',
    facts: 'Data and figures',
    variables: 'Variables',
    step: 'Step',
    adds: 'Adds to the log-odds of default',
    cases: 'Cases',
    defaults: 'Defaults',
    information: 'information value',
    limits: 'Limits',
    notClaimed: 'What it does not claim',
  },
  cn: {
    version: '版本',
    facts: '数据与指标',
    variables: '变量',
    step: '区间',
    adds: '对违约对数几率的贡献',
    cases: '样本数',
    defaults: '违约数',
    information: '信息值',
    limits: '局限',
    notClaimed: '不主张',
  },
} as const;

const DECIMALS = 3;
const cell = (text: string): string => text.replaceAll('|', '\\|');
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const writeVariable = (variable: CardVariable, language: Language): string => {
  const head = HEADINGS[language];
  const note = [
    MARK_WORDS[variable.mark][language],
    ...(variable.informationValue === null
      ? []
      : [`${head.information} ${variable.informationValue.toFixed(DECIMALS)}`]),
  ].join(', ');
  const rows = variable.steps.map(
    ({ band, logOdds, cases, defaults }) =>
      `| ${cell(band[language])} | ${logOdds.toFixed(DECIMALS)} | ${cases ?? '–'} | ${defaults ?? '–'} |`,
  );
  return [
    `### ${variable.name[language]} (${note})`,
    '',
    `| ${head.step} | ${head.adds} | ${head.cases} | ${head.defaults} |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

/** A card as Markdown, to be kept with a file of the model. */
export const writeCard = (card: ModelCard, language: Language): string => {
  const head = HEADINGS[language];
  const marked = (text: string, mark: Mark | null): string =>
    mark === null ? text : `${text} [${MARK_WORDS[mark][language]}]`;
  return [
    `# ${card.name[language]}, ${head.version} ${card.version}`,
    card.summary[language],
    `## ${head.facts}`,
    list(card.facts.map(({ label, value, mark }) => marked(`${label[language]}: ${value[language]}`, mark))),
    ...(card.variables.length > 0
      ? [`## ${head.variables}`, ...card.variables.map((variable) => writeVariable(variable, language))]
      : []),
    `## ${head.limits}`,
    list(card.limits.map((limit) => limit[language])),
    `## ${head.notClaimed}`,
    list(card.notClaimed.map((claim) => claim[language])),
    '',
  ].join('\n\n');
};
