import type { TextsLike } from '../texts-like.ts';
import type en from '../en/search-box.ts';

export default {
  label: '搜索企业',
  placeholder: '企业名称、拼音、首字母、英文名、信用代码或股票代码',
  placeholderShort: '搜索企业',
  submit: '搜索',
  clear: '清除',
  suggestions: '匹配的企业',
  searching: '正在搜索',
  nothing: '暂无匹配企业',
  searchAll: '查看“{{keyword}}”的全部结果',
  fullName: '企业全称',
  brand: '字号',
  namePart: '名称包含',
  formerName: '曾用名',
  englishName: '英文名',
  pinyin: '拼音',
  initials: '拼音首字母',
  creditCode: '统一社会信用代码',
  codePrefix: '代码前缀',
  otherCode: '股票代码或注册号',
  similarName: '近似名称',
} satisfies TextsLike<typeof en>;
