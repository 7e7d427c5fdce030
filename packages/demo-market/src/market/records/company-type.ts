import type { Firm } from '../plan/firm.ts';
import type { Context } from './context.ts';

const TYPES: Readonly<Record<Firm['nature'], string>> = {
  state: '有限责任公司(国有控股)',
  private: '有限责任公司(自然人投资或控股)',
  foreign: '有限责任公司(外商投资、非独资)',
  hk_mo_tw: '有限责任公司(港澳台投资、非独资)',
  collective: '集体所有制',
  joint: '有限责任公司(中外合资)',
};
export const LISTED_TYPE = '股份有限公司(上市、自然人投资或控股)';
export const UNLISTED_TYPE = '股份有限公司(非上市、自然人投资或控股)';

/** The registry's word for the legal form, from nature and holders. */
export const companyTypeOf = ({ firm, holdings }: Context): string => {
  if (firm.form === 'sole') return '个人独资企业';
  if (firm.form === 'partnership') return '有限合伙企业';
  if (firm.form === 'collective') return '集体所有制';
  if (firm.form === 'joint-stock') return firm.isListed ? LISTED_TYPE : UNLISTED_TYPE;
  const only = holdings.length === 1 ? holdings[0]?.holder.type : undefined;
  if (only === 'person') return '有限责任公司(自然人独资)';
  if (only === 'state') return '有限责任公司(国有独资)';
  if (only === 'foreign')
    return firm.nature === 'hk_mo_tw' ? '有限责任公司(港澳台法人独资)' : '有限责任公司(外国法人独资)';
  if (only) return '有限责任公司(法人独资)';
  return TYPES[firm.nature];
};
