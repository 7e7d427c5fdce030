import { findIndustry, findSection } from '@mingjian/domain/industry';
import { GROUPS, findIndustryClass } from '@mingjian/domain/industry-classes';
import { getOrganisationCode } from '@mingjian/domain/credit-code';
import { findProvince } from '@mingjian/domain/divisions';
import { dayOf, isoOf } from '../basis/days.ts';
import type { Context } from './context.ts';
import { drawAddresses } from './address.ts';
import { listedOn } from './listing-day.ts';

/** First two digits of postal codes by province (China Post). */
const POSTAL_PREFIXES: Readonly<Record<string, string>> = {
  '11': '10',
  '12': '30',
  '13': '05',
  '14': '03',
  '15': '01',
  '21': '11',
  '22': '13',
  '23': '15',
  '31': '20',
  '32': '21',
  '33': '31',
  '34': '23',
  '35': '35',
  '36': '33',
  '37': '25',
  '41': '45',
  '42': '43',
  '43': '41',
  '44': '51',
  '45': '53',
  '46': '57',
  '50': '40',
  '51': '61',
  '52': '55',
  '53': '65',
  '54': '85',
  '61': '71',
  '62': '73',
  '63': '81',
  '64': '75',
  '65': '83',
};
const groupNames = new Map(GROUPS.map((group) => [group.code, group.cn]));
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const writeNames = (context: Context): void => {
  const { firm, life } = context;
  const { formerName } = life.history;
  const since = firm.establishedOn;
  const names = {
    unified_social_credit_code: firm.creditCode,
    organisation_code: getOrganisationCode(firm.creditCode),
    taxpayer_id: firm.creditCode,
    taxpayer_qualification: firm.scale > 5e6 ? 'general' : 'small_scale',
    english_name: firm.nameEn,
    english_name_official: firm.isListed || firm.nature === 'foreign',
    short_name: `${firm.city.shortName}${firm.brand}`,
    brand_name: firm.brand,
    ...(firm.zhongzhengCode ? { zhongzheng_code: firm.zhongzhengCode } : {}),
  };
  context.add('identifiers_names', 'identifiers', names, {
    source: 'necips',
    event: since,
    known: since + 5,
  });
  const listed = listedOn(context);
  if (listed !== null)
    context.add(
      'identifiers_names',
      'identifiers',
      { ...names, stock_code: firm.stockCode },
      { source: 'necips', event: listed, known: listed + 5 },
    );
  if (formerName && formerName.day < context.lastDay)
    context.add(
      'identifiers_names',
      `former:${formerName.name}`,
      {
        former_name: formerName.name,
        former_name_changed_on: isoOf(formerName.day),
      },
      {
        source: 'necips',
        event: formerName.day,
        known: formerName.day + 4,
        validFrom: since,
        validTo: formerName.day,
      },
    );
};

const writeContact = (context: Context): void => {
  const { firm } = context;
  const random = context.random('contact');
  const digits = String(random.below(1e7)).padStart(7, '0');
  const site = `${slug(firm.brandEn)}-${firm.index}.example`;
  const hasSite = firm.scale > 2e7 || random.chance(0.15);
  const { now, before } = drawAddresses(context);
  const contact = {
    // No Chinese subscriber number begins with 0 behind the prefix 000: nobody can be called by it.
    phone_number: `000-0${digits}`,
    phone_source: '企业年报',
    phone_tag: random.chance(0.12) ? 'agent' : 'reported',
    email_address: `contact@${site}`,
    ...(hasSite ? { website_url: `https://www.${site}` } : {}),
    address_text: now,
    address_type: 'registered',
    province: findProvince(firm.areaCode)?.name ?? '',
    city: firm.city.name,
    district: firm.areaName === '' ? null : firm.areaName,
    area_code: firm.areaCode,
    postal_code: `${POSTAL_PREFIXES[firm.areaCode.slice(0, 2)] ?? '10'}${firm.areaCode.slice(2, 4)}00`,
    contact_status: 'unverified',
  };
  const moved = context.life.history.address?.day;
  const first = firm.establishedOn;
  const hasMoved = moved !== undefined && moved < context.lastDay;
  context.add('contact_address', 'registered', hasMoved ? { ...contact, address_text: before } : contact, {
    source: 'necips',
    event: first,
    known: first + 5,
  });
  if (hasMoved)
    context.add('contact_address', 'registered', contact, {
      source: 'necips',
      event: moved,
      known: moved + 5,
    });
};

const writeIndustry = (context: Context): void => {
  const { firm } = context;
  const division = findIndustry(firm.industry.divisionCode);
  const section = findSection(firm.industry.divisionCode);
  const groupCode = firm.classCode.slice(0, 4);
  context.add(
    'industry_classification',
    'gbt4754',
    {
      industry_section_code: firm.classCode.slice(0, 1),
      industry_section: section?.cn ?? null,
      industry_division_code: firm.industry.divisionCode,
      industry_division: division?.cn ?? null,
      industry_group_code: groupCode,
      industry_group: groupNames.get(groupCode) ?? null,
      industry_class_code: firm.classCode,
      industry_class: findIndustryClass(firm.classCode)?.cn ?? null,
    },
    {
      source: 'necips',
      event: firm.establishedOn,
      published: Math.max(firm.establishedOn, dayOf(2019, 1, 1)),
      known: Math.max(firm.establishedOn, dayOf(2019, 1, 1)) + 5,
    },
  );
};

/** Codes and names, contact and address, industry. */
export const writeIdentity = (context: Context): void => {
  writeNames(context);
  writeContact(context);
  writeIndustry(context);
};
