import type { SearchItem } from '@mingjian/contract/search';
import type { SortColumn } from '@mingjian/domain/search-terms';
import { useTranslation } from '../../../i18n/index.ts';
import type { Column } from '../../../ui/index.ts';
import { useIsKnownThen } from '../use-is-known-then.ts';
import { AmountCell, IdCell, NameCell, RatingCell, SizeCell, TypeCell, YearsCell } from './cells.tsx';
import type { WithheldColumns } from './cells.tsx';

/** A column of the list; its title is plain words, which cards and the choice of order use as well. */
export interface ResultColumn extends Column<SearchItem> {
  readonly title: string;
}

/** Keys are those of the sort: the column list of the specification, in its order. */
export const useResultColumns = (keyword: string, withheld: WithheldColumns): readonly ResultColumn[] => {
  const { t } = useTranslation('search');
  const isKnownThen = useIsKnownThen();
  const sortable = (key: SortColumn): Pick<Column<SearchItem>, 'key' | 'isSortable'> => ({
    key,
    isSortable: !(withheld as readonly string[]).includes(key) && !(isKnownThen && key === 'rating'),
  });
  const amount = (
    key: 'revenue' | 'netEarning' | 'totalAssets' | 'ebitToRevenue',
    title: string,
  ): ResultColumn => ({
    ...sortable(key),
    title,
    isFigure: true,
    render: (item) => <AmountCell item={item} column={key} withheld={withheld} />,
  });
  return [
    {
      ...sortable('name'),
      title: t('columnCompany'),
      isFixed: true,
      width: 280,
      render: (item) => <NameCell item={item} keyword={keyword} />,
    },
    { ...sortable('creditCode'), title: t('columnId'), width: 174, render: (item) => <IdCell item={item} /> },
    { ...sortable('type'), title: t('columnType'), width: 150, render: (item) => <TypeCell item={item} /> },
    {
      ...sortable('yearsInBusiness'),
      title: t('columnYears'),
      isFigure: true,
      width: 96,
      render: (item) => <YearsCell item={item} />,
    },
    amount('revenue', t('columnRevenue')),
    amount('netEarning', t('columnNetEarning')),
    amount('ebitToRevenue', t('columnEbitToRevenue')),
    amount('totalAssets', t('columnTotalAssets')),
    { ...sortable('size'), title: t('columnSize'), width: 84, render: (item) => <SizeCell item={item} /> },
    {
      ...sortable('rating'),
      title: t('columnRating'),
      // The point of the list: never out of sight.
      isFixedEnd: true,
      width: 104,
      render: (item) => <RatingCell item={item} withheld={withheld} />,
    },
  ];
};
