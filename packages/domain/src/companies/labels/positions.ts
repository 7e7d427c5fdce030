import type { Words } from '../words.ts';

/** Posts as registers and filings name them. */
const POSITIONS: Readonly<Record<string, string>> = {
  董事长: 'Chair of the board',
  副董事长: 'Vice chair of the board',
  执行董事: 'Executive director',
  非执行董事: 'Non-executive director',
  独立董事: 'Independent director',
  职工董事: 'Employee director',
  职工代表董事: 'Employee director',
  董事: 'Director',
  监事会主席: 'Chair of the supervisory board',
  监事长: 'Chair of the supervisory board',
  职工监事: 'Employee supervisor',
  职工代表监事: 'Employee supervisor',
  监事: 'Supervisor',
  总经理: 'General manager',
  副总经理: 'Deputy general manager',
  经理: 'Manager',
  副经理: 'Deputy manager',
  总裁: 'President',
  副总裁: 'Vice president',
  首席执行官: 'Chief executive officer',
  财务负责人: 'Head of finance',
  财务总监: 'Chief financial officer',
  总会计师: 'Chief accountant',
  总工程师: 'Chief engineer',
  技术总监: 'Chief technology officer',
  董事会秘书: 'Board secretary',
  董秘: 'Board secretary',
  法定代表人: 'Legal representative',
  负责人: 'Person in charge',
  执行事务合伙人: 'Managing partner',
  执行事务合伙人委派代表: 'Representative of the managing partner',
  厂长: 'Plant manager',
  高级管理人员: 'Senior manager',
};

const SEPARATORS = /[、,，;；/]|兼任|兼/;

/**
 * The English of a post beside its Chinese original; several posts in one text (`董事兼总经理`) are read one by one.
 * A text with a post that is not known keeps the original in both languages.
 */
export const presentPosition = (original: string): Words => {
  const parts = original
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const words = parts.map((part) => POSITIONS[part]);
  const isKnown = words.length > 0 && words.every((word) => word !== undefined);
  return { en: isKnown ? words.join(', ') : original, cn: original };
};
