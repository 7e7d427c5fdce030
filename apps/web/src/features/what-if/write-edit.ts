import { parseChange, parseYuan } from '@mingjian/domain/what-if';
import type { LineEdit } from '@mingjian/domain/what-if';
import { formatFigure } from '../../ui/index.ts';

const decimalsOf = (value: string): number => (value.split('.')[1] ?? '').replace(/0+$/, '').length;

/** An amount or percentage with thousands separators and no more decimals than it has. */
export const writeShort = (value: string): string => formatFigure(value, decimalsOf(value));

/** `+10%`, `−12.5%`. */
export const writeChange = (value: string): string => `${Number(value) > 0 ? '+' : ''}${writeShort(value)}%`;

/** What stands in the field of a line that was changed. */
export const writeEdit = ({ change, value }: LineEdit): string =>
  change === 'percent' ? writeChange(value) : writeShort(value);

/** What a person typed: with a percent sign a change, else an amount; undefined for what is neither. */
export const readEdit = (field: string, typed: string): LineEdit | undefined => {
  const text = typed.trim();
  const isPercent = /[%％]$/.test(text);
  const value = isPercent ? parseChange(text) : parseYuan(text);
  return value === undefined ? undefined : { field, change: isPercent ? 'percent' : 'amount', value };
};
