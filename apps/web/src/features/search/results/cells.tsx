import type { SearchItem, WITHHELD_COLUMNS } from '@mingjian/contract/search';
import { presentCompanyType } from '@mingjian/domain/companies';
import { useLanguage, usePick, useTranslation } from '../../../i18n/index.ts';
import { ClassBadge, CompanyName, CompanyStatus, Figure, Missing, ReportPrice } from '../../../ui/index.ts';
import { useFilterWords } from '../filter-words.ts';
import { MatchedName } from '../box/matched-name.tsx';
import { MatchNote } from './match-note.tsx';
import styles from './results.module.css';

export type WithheldColumns = readonly (typeof WITHHELD_COLUMNS)[number][];

interface CellProps {
  readonly item: SearchItem;
}

const markIn = (keyword: string) => (name: string) => <MatchedName name={name} keyword={keyword} />;

export const NameCell = ({ item, keyword }: CellProps & { readonly keyword: string }) => (
  <span className={styles['company']}>
    <CompanyName
      name={item.name}
      nameEn={item.nameEn}
      companyId={item.companyId}
      isSynthetic={item.isSynthetic}
      isPriced={false}
      writeName={markIn(keyword)}
    />
    <span className={styles['below']}>
      <CompanyStatus status={item.status} />
      <ReportPrice companyId={item.companyId} />
      <MatchNote item={item} keyword={keyword} />
    </span>
  </span>
);

export const IdCell = ({ item }: CellProps) => {
  const { t } = useTranslation('search');
  if (item.creditCode === null && item.stockCode === null) return <Missing reason="none_found" isShort />;
  return (
    <span className={styles['id']}>
      {item.creditCode}
      {item.stockCode !== null && (
        <span className={styles['faint']}>{t('stockCode', { code: item.stockCode })}</span>
      )}
    </span>
  );
};

/** The legal form without what stands in brackets behind it, which a list has no room for. */
const withoutBrackets = (type: string): string => type.replace(/\s*[(（].*$/u, '');

export const TypeCell = ({ item }: CellProps) => {
  const pick = usePick();
  const lang = useLanguage();
  const wordsOf = useFilterWords();
  if (item.type === null)
    return item.nature === null ? <Missing isShort /> : <>{wordsOf('nature', item.nature)}</>;
  const words = pick(presentCompanyType(item.type));
  return (
    <span className={styles['type']} title={lang === 'en' ? `${words} · ${item.type}` : words}>
      {withoutBrackets(words)}
      {lang === 'en' && (
        <span className={styles['faint']} lang="zh-CN">
          {withoutBrackets(item.type)}
        </span>
      )}
    </span>
  );
};

export const YearsCell = ({ item }: CellProps) =>
  item.yearsInBusiness === null ? (
    <Missing isShort />
  ) : (
    <span title={item.establishedOn ?? undefined}>
      <Figure value={item.yearsInBusiness} decimals={1} />
    </span>
  );

type Amount = 'revenue' | 'netEarning' | 'totalAssets' | 'ebitToRevenue';

export const AmountCell = ({
  item,
  column,
  withheld,
}: CellProps & { readonly column: Amount; readonly withheld: WithheldColumns }) => (
  <Figure
    value={item[column]}
    isThousandYuan={column !== 'ebitToRevenue'}
    missing={withheld.includes(column) ? 'withheld' : 'not_disclosed'}
    isShort
  />
);

export const SizeCell = ({ item }: CellProps) => {
  const { t } = useTranslation('search');
  const wordsOf = useFilterWords();
  if (item.size === null) return <Missing isShort />;
  return (
    <span title={item.sizeIsProvisional ? t('provisional') : undefined}>
      {wordsOf('size', item.size)}
      {item.sizeIsProvisional && <span className={styles['faint']}> *</span>}
    </span>
  );
};

export const RatingCell = ({ item, withheld }: CellProps & { readonly withheld: WithheldColumns }) =>
  withheld.includes('rating') ? (
    <Missing reason="withheld" isShort />
  ) : (
    <ClassBadge ratingClass={item.rating?.class ?? null} symbol={item.rating?.symbol} />
  );
