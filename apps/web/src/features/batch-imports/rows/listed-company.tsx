import type { ListedCompany as Company } from '@mingjian/contract/batch-imports';
import { findDivisionLabel } from '@mingjian/domain/divisions';
import { usePick } from '../../../i18n/index.ts';
import { CompanyName, CompanyStatus, ReportPrice } from '../../../ui/index.ts';
import styles from './rows.module.css';

/** A company with what tells it apart: both names, code, place, status. */
export const ListedCompany = ({
  company,
  isLink = false,
}: {
  readonly company: Company;
  readonly isLink?: boolean;
}) => {
  const pick = usePick();
  const label = findDivisionLabel(company.city ?? company.province ?? '');
  return (
    <div className={styles['company']}>
      <CompanyName
        name={company.name}
        nameEn={company.nameEn}
        isSynthetic={company.isSynthetic}
        companyId={isLink ? company.companyId : undefined}
        isPriced={false}
      />
      <span className={styles['facts']}>
        {company.creditCode && <span className={styles['code']}>{company.creditCode}</span>}
        {label && <span>{pick(label)}</span>}
        <CompanyStatus status={company.status} />
        {isLink && <ReportPrice companyId={company.companyId} />}
      </span>
    </div>
  );
};
