import type { CoverageState } from '../records/index.ts';
import type { Words } from './words.ts';

/** Why there is no value, in words. A reason is never shown as 0 or as an empty cell. */
export type AbsenceReason = Exclude<CoverageState, 'found'>;

export const ABSENCE_LABELS: Readonly<Record<AbsenceReason, Words>> = {
  none_found: { en: 'None found', cn: '未发现' },
  not_disclosed: { en: 'Not disclosed', cn: '未披露' },
  not_applicable: { en: 'Not applicable', cn: '不适用' },
  not_covered: { en: 'Not covered', cn: '未覆盖' },
  not_yet_fetched: { en: 'Not fetched yet', cn: '尚未采集' },
  withheld: { en: 'Withheld', cn: '未开放' },
};

export const ABSENCE_EXPLANATIONS: Readonly<Record<AbsenceReason, Words>> = {
  none_found: { en: 'The source was asked and holds no record.', cn: '已查询来源，无相关记录。' },
  not_disclosed: {
    en: 'The source was asked; it does not state this item, or the company does not publish it.',
    cn: '已查询来源，来源未载明或企业选择不公示该项。',
  },
  not_applicable: { en: 'The item does not apply to this company.', cn: '该项不适用于此企业。' },
  not_covered: { en: 'No source of this database covers this item.', cn: '本库暂无覆盖该项的来源。' },
  not_yet_fetched: { en: 'The source has not been asked yet.', cn: '尚未向来源采集。' },
  withheld: {
    en: 'Your role or plan does not open this part. A higher plan or an add-on package may open it.',
    cn: '当前角色或套餐未开放此部分，可升级套餐或加购功能包。',
  },
};

/**
 * The reason for a missing field of a dimension: what coverage says; when the dimension was found but not the
 * field, the source did not disclose it; without any coverage row nobody has asked yet.
 */
export const findAbsenceReason = (state: CoverageState | undefined): AbsenceReason => {
  if (state === undefined) return 'not_yet_fetched';
  return state === 'found' ? 'not_disclosed' : state;
};
