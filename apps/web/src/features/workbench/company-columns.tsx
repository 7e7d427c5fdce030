import type { CompanyCard } from '@mingjian/contract/favourites';
import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge, CompanyName, CompanyStatus, Missing } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';

const Rating = ({ company }: { readonly company: CompanyCard }) =>
  company.ratingStatus === 'withheld' ? (
    <Missing reason="withheld" isShort />
  ) : (
    <ClassBadge ratingClass={company.ratingClass} />
  );

/** What every list of the workbench shows of a company. */
export const useCompanyColumns = <Row extends CompanyCard>(): readonly Column<Row>[] => {
  const { t } = useTranslation('workbench');
  return [
    {
      key: 'name',
      title: t('columnCompany'),
      render: (row) => <CompanyName {...row} />,
    },
    { key: 'rating', title: t('columnRating'), width: 84, render: (row) => <Rating company={row} /> },
    {
      key: 'status',
      title: t('columnStatus'),
      width: 124,
      render: (row) => <CompanyStatus status={row.status} />,
    },
    {
      key: 'creditCode',
      title: t('columnCreditCode'),
      width: 176,
      render: (row) => row.creditCode ?? <Missing reason="none_found" isShort />,
    },
  ];
};
