import { findDivisionsByName } from '@mingjian/domain/divisions';
import { DIVISIONS, SECTIONS, parseIndustryCode } from '@mingjian/domain/industry';

/** The letters by which TYC calls provinces. */
const PROVINCES: Readonly<Record<string, string>> = {
  bj: '北京',
  tj: '天津',
  heb: '河北',
  sx: '山西',
  nmg: '内蒙古',
  ln: '辽宁',
  jl: '吉林',
  hlj: '黑龙江',
  sh: '上海',
  js: '江苏',
  zj: '浙江',
  ah: '安徽',
  fj: '福建',
  jx: '江西',
  sd: '山东',
  hen: '河南',
  hub: '湖北',
  hun: '湖南',
  gd: '广东',
  gx: '广西',
  han: '海南',
  cq: '重庆',
  sc: '四川',
  gz: '贵州',
  yn: '云南',
  xz: '西藏',
  snx: '陕西',
  gs: '甘肃',
  qh: '青海',
  nx: '宁夏',
  xj: '新疆',
};

/** The full name of a province, from its name, its short name or the letters of a provider. */
export const findProvinceName = (text: string): string | undefined => {
  const name = PROVINCES[text.toLowerCase()] ?? text;
  return findDivisionsByName(name).find(({ code }) => code.endsWith('0000'))?.name;
};

/** A code of GB/T 4754, from the code itself or from the name of a section or division. */
export const findIndustryCode = (text: string, level: number): string | undefined => {
  const code = parseIndustryCode(text);
  if (code !== undefined) return code;
  return (level === 1 ? SECTIONS : level === 3 ? DIVISIONS : []).find(({ cn }) => cn === text)?.code;
};
