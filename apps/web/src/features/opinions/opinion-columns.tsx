import type { MyOpinion } from '@mingjian/contract/opinions';
import { dayInChina } from '@mingjian/domain/calendar';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge, CompanyName, Missing } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { writeOwnPd } from './write-pd.ts';
import styles from './my-opinions.module.css';

/** A company that is not listed any more keeps the name under which the opinion was given. */
const Company = ({ opinion: { company, companyName } }: { readonly opinion: MyOpinion }) =>
  company ? <CompanyName {...company} /> : <CompanyName name={companyName} />;

/** Where an opinion can be changed. */
const opinionPath = (companyId: number): string => `/system/credit/rating?companyId=${companyId}#opinion`;

const Mine = ({ opinion: { choice, remark, company } }: { readonly opinion: MyOpinion }) => {
  const { t } = useTranslation('opinions');
  const words = t(`choice_${choice}`);
  return (
    <>
      {company ? <Link to={opinionPath(company.companyId)}>{words}</Link> : words}
      {remark && (
        <span className={styles['remark']} title={remark}>
          {remark}
        </span>
      )}
    </>
  );
};

export const useOpinionColumns = (): readonly Column<MyOpinion>[] => {
  const { t } = useTranslation('opinions');
  return [
    { key: 'company', title: t('columnCompany'), render: (row) => <Company opinion={row} /> },
    { key: 'mine', title: t('columnMine'), width: 210, render: (row) => <Mine opinion={row} /> },
    {
      key: 'pd',
      title: t('myPd'),
      width: 120,
      isFigure: true,
      render: ({ pd }) => (pd === null ? <span title={t('noFigure')}>—</span> : writeOwnPd(pd)),
    },
    {
      key: 'then',
      title: t('columnThen'),
      width: 104,
      render: ({ said }) => <ClassBadge ratingClass={said.class} />,
    },
    {
      key: 'now',
      title: t('columnNow'),
      width: 104,
      render: ({ company }) =>
        company ? (
          <ClassBadge ratingClass={company.ratingClass} />
        ) : (
          <Missing reason="not_applicable" isShort />
        ),
    },
    {
      key: 'given',
      title: t('columnGiven'),
      width: 110,
      render: ({ givenAt }) => dayInChina(givenAt),
    },
  ];
};
