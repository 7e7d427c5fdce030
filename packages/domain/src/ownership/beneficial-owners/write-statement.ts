import type { Words } from '../../companies/index.ts';
import type { PartyId } from '../graph/holding.ts';
import { writePercent } from '../paths/write-formula.ts';
import type { ExemptionFinding } from './exemption.ts';
import type { OwnerTest } from './facts.ts';
import type { BeneficialOwner, BeneficialOwnerFinding } from './find-beneficial-owners.ts';

/** Each test by name; the threshold is that of the finding. */
export const nameTest = (test: OwnerTest, threshold: number): Words => {
  const limit = writePercent(threshold);
  const names: Readonly<Record<OwnerTest, Words>> = {
    '1_equity_25': {
      en: `test 1: finally holds ${limit} or more of the equity, shares or partnership interest, directly or indirectly`,
      cn: `标准一：直接或间接最终拥有${limit}以上股权、股份或者合伙权益`,
    },
    '2_income_or_vote_25': {
      en: `test 2: short of test 1, finally enjoys ${limit} or more of the income or voting rights`,
      cn: `标准二：虽未满足标准一，但最终享有${limit}以上收益权或者表决权`,
    },
    '3_actual_control': {
      en: 'test 3: short of tests 1 and 2, exercises actual control',
      cn: '标准三：虽未满足标准一、标准二，但实施实际控制',
    },
    '4_senior_manager': {
      en: 'no test is met by anyone: the person in charge of daily management',
      cn: '无人满足上述标准：负责日常经营管理的人员',
    },
    state_legal_representative: {
      en: 'wholly state-owned or state-controlled: the legal representative is deemed the beneficial owner',
      cn: '国有独资或国有控股：法定代表人视为受益所有人',
    },
  };
  return names[test];
};

const EXEMPTION_WORDS: Readonly<Record<ExemptionFinding['status'], Words>> = {
  exempt: {
    en: 'The company is exempt from filing on its undertaking.',
    cn: '该企业已作出承诺，免于备案。',
  },
  on_undertaking: {
    en: 'The company would be exempt from filing if it gave the undertaking.',
    cn: '该企业作出承诺后可免于备案。',
  },
  not_exempt: { en: 'The company is not exempt from filing.', cn: '该企业不符合免于备案的条件。' },
  unknown: {
    en: 'Whether the company is exempt from filing cannot be told from what is on file.',
    cn: '现有信息不足以判断该企业是否免于备案。',
  },
};

const writeOwner = (
  { party, test, percent, votes, income, isJoint }: BeneficialOwner,
  threshold: number,
  nameOf: (id: PartyId) => string,
): Words => {
  const name = nameTest(test, threshold);
  const incomes =
    income === null
      ? { en: '', cn: '' }
      : { en: `, income ${writePercent(income)}`, cn: `，收益权${writePercent(income)}` };
  // Who is deemed an owner may hold nothing that is on file, which is no share of 0.
  const shares =
    percent === 0 && votes === 0 && income === null
      ? { en: 'holds no share on file', cn: '在册信息中未持有股权' }
      : {
          en: `capital ${writePercent(percent)}, votes ${writePercent(votes)}${incomes.en}`,
          cn: `股权${writePercent(percent)}，表决权${writePercent(votes)}${incomes.cn}`,
        };
  return {
    en: `${nameOf(party)}: ${name.en}${isJoint ? ', jointly with others' : ''} (${shares.en}).`,
    cn: `${nameOf(party)}：${name.cn}${isJoint ? '（与他人联合）' : ''}（${shares.cn}）。`,
  };
};

const NONE_WORDS: Readonly<Record<NonNullable<BeneficialOwnerFinding['none']>, Words>> = {
  'need-not-file': {
    en: 'An entity of this kind does not file beneficial owners.',
    cn: '该类主体无须备案受益所有人。',
  },
  not_disclosed: {
    en: 'No test is met by anyone on file, and who stands in is not on file either.',
    cn: '在册人员均不满足认定标准，且应视为受益所有人的人员未披露。',
  },
};

/** The finding as sentences to print, one a line. */
export const writeOwnerStatement = (
  finding: BeneficialOwnerFinding,
  nameOf: (id: PartyId) => string,
  companyEn: string = nameOf(finding.company),
): readonly Words[] => {
  const { company, threshold, owners, none, exemption, possible, undisclosed, canHideOwner } = finding;
  const limit = writePercent(threshold);
  const hidden = writePercent(undisclosed);
  return [
    {
      en: `Beneficial owners of ${companyEn} by Order 2024 No. 3 of the People's Bank of China and SAMR; threshold ${limit} and above.`,
      cn: `${nameOf(company)}的受益所有人，依据中国人民银行、国家市场监督管理总局令〔2024〕第3号认定；标准为${limit}以上（含本数）。`,
    },
    ...owners.map((owner) => writeOwner(owner, threshold, nameOf)),
    ...(none ? [NONE_WORDS[none]] : []),
    ...possible.map(({ party, because, percent }) =>
      because === 'band'
        ? {
            en: `${nameOf(party)} may meet test 1: the sources give a band around ${writePercent(percent)}.`,
            cn: `${nameOf(party)}可能满足标准一：来源仅给出区间，中值为${writePercent(percent)}。`,
          }
        : {
            en: `${nameOf(party)} leads the other holders without a majority; control is presumed, not shown.`,
            cn: `${nameOf(party)}相对其他股东居于主导地位但未过半数，属推定控制，未经证实。`,
          },
    ),
    ...(canHideOwner
      ? [
          {
            en: `${hidden} of the capital leads to nobody on file, enough for a further beneficial owner.`,
            cn: `${hidden}的股权未能追溯至在册主体，其中可能还有其他受益所有人。`,
          },
        ]
      : []),
    ...(exemption ? [EXEMPTION_WORDS[exemption.status]] : []),
  ];
};
