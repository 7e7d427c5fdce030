import { dayOf, isoOf } from '../basis/days.ts';
import type { EconomicKind } from '../words/economics.ts';
import { taxBureauOf } from '../words/authorities.ts';
import type { Context } from './context.ts';

const HIGH_TECH: Partial<Record<EconomicKind, number>> = {
  software: 0.22,
  electronics: 0.24,
  pharma: 0.25,
  machinery: 0.2,
  technical: 0.14,
  vehicles: 0.15,
  chemicals: 0.14,
  environment: 0.1,
  internet: 0.1,
};
const SYSTEMS = [
  ['质量管理体系认证', 'ISO9001'],
  ['环境管理体系认证', 'ISO14001'],
  ['职业健康安全管理体系认证', 'ISO45001'],
  ['信息安全管理体系认证', 'ISO27001'],
] as const;
const writeHighTech = (context: Context): void => {
  const { firm } = context;
  const random = context.random('high-tech');
  const chance =
    (HIGH_TECH[firm.industry.kind] ?? 0.01) * (firm.isListed ? 2.5 : firm.scale > 2e7 ? 1.4 : 0.6);
  if (!random.chance(chance) || firm.establishedOn > context.asOf - 900) return;
  const issued = dayOf(random.pick([2023, 2024, 2025]), 11, 1) + random.below(50);
  if (issued > context.lastDay || issued < firm.establishedOn + 365) return;
  const expires = issued + 3 * 365;
  const number = `GR${isoOf(issued).slice(0, 4)}${firm.areaCode.slice(0, 2)}9${String(firm.index % 100_000).padStart(5, '0')}`;
  context.add(
    'certification_honour',
    number,
    {
      certificate_no: number,
      certificate_name: '高新技术企业证书',
      certificate_type: '高新技术企业',
      certificate_status: expires > context.asOf ? 'valid' : 'expired',
      certificate_issue_date: isoOf(issued),
      certificate_expiry_date: isoOf(expires),
      high_tech_certified: expires > context.asOf,
      high_tech_valid_until: isoOf(expires),
    },
    { source: 'miit-most', event: issued, published: issued + 20, validFrom: issued, validTo: expires },
  );
  if (!random.chance(0.25)) return;
  const named = issued + 200;
  context.add(
    'certification_honour',
    `specialised|${isoOf(named)}`,
    {
      certificate_name: '专精特新中小企业',
      certificate_type: '专精特新',
      certificate_status: 'valid',
      certificate_issue_date: isoOf(named),
      specialised_new_level: random.chance(0.2) ? 'little_giant' : 'provincial',
    },
    { source: 'miit-most', event: named, published: named + 10 },
  );
};

const writeSystems = (context: Context): void => {
  const { firm } = context;
  const random = context.random('systems');
  const isMaker = firm.industry.economics.fixedAssets > 0.25;
  const count =
    firm.scale < 1.5e7 ? Number(random.chance(0.1)) : Math.min(3, random.poisson(isMaker ? 0.9 : 0.4));
  for (const [name, standard] of SYSTEMS.slice(0, count)) {
    const issued = context.asOf - random.between(60, 1500);
    const expires = issued + 3 * 365;
    if (issued < firm.establishedOn + 200 || issued > context.lastDay) continue;
    const number = `DM${standard.slice(3)}-${firm.index}-${isoOf(issued).slice(0, 4)}`;
    context.add(
      'certification_honour',
      number,
      {
        certificate_no: number,
        certificate_name: name,
        certificate_type: standard,
        certificate_status: expires > context.asOf ? 'valid' : 'expired',
        certificate_issue_date: isoOf(issued),
        certificate_expiry_date: isoOf(expires),
      },
      { source: 'miit-most', event: issued, published: issued + 15, validFrom: issued, validTo: expires },
    );
  }
};

/** The tax bureau's grade of the last years: good payers A or B, new ones M, those in trouble C and D. */
const writeTaxCredit = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('tax-credit');
  const isGraded = random.chance(firm.scale > 1e7 ? 0.85 : 0.45);
  if (!isGraded || firm.form === 'sole') return;
  const quality = random.next();
  for (const year of firm.scale > 5e7 ? [2024, 2025] : [2025]) {
    const published = dayOf(year + 1, 4, 15) + random.below(30);
    if (firm.establishedOn > dayOf(year, 6, 30) || context.lastDay < published) continue;
    const isBad = life.defaultedOn !== null && life.defaultedOn < published;
    const roll = random.next() * 0.3 + quality * 0.7;
    const grade = isBad
      ? roll < 0.6
        ? 'D'
        : 'C'
      : context.asOf - firm.establishedOn < 800
        ? 'M'
        : roll < 0.2
          ? 'A'
          : roll < 0.72
            ? 'B'
            : roll < 0.93
              ? 'M'
              : roll < 0.985
                ? 'C'
                : 'D';
    context.add(
      'tax_credit',
      String(year),
      {
        tax_credit_year: year,
        tax_credit_grade: grade,
        tax_authority: taxBureauOf(firm),
        tax_grade_published_on: isoOf(published),
        is_general_vat_payer: firm.scale > 5e6,
      },
      { source: 'sta', event: dayOf(year, 12, 31), published },
    );
  }
};

/** Certificates and tax grade: what authorities think of a firm that pays. */
export const writeStanding = (context: Context): void => {
  writeHighTech(context);
  writeSystems(context);
  writeTaxCredit(context);
};
