import type { UsageRecord } from '@mingjian/contract/my-account';
import { LOG_AREAS, LOG_KIND_WORDS } from '@mingjian/domain/system-log';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatMoment } from '../../../ui/index.ts';
import type { Column } from '../../../ui/index.ts';
import formStyles from '../../../ui/form.module.css';

const Description = ({ record }: { readonly record: UsageRecord }) => {
  const { t } = useTranslation('my-account');
  const pick = usePick();
  const { area, quota, companyId, companyName, times } = record;
  const what = quota ? t(`quota_${quota}`) : area ? pick(LOG_AREAS[area]) : t('unknownArea');
  return (
    <>
      {what}
      {times > 1 && ` · ${t('times', { times })}`}
      {companyId !== null && (
        <span className={formStyles['under']} lang={companyName ? 'zh-CN' : undefined}>
          {companyName ?? t('companyNumber', { id: companyId })}
        </span>
      )}
    </>
  );
};

export const useUsageColumns = (): readonly Column<UsageRecord>[] => {
  const { t } = useTranslation('my-account');
  const pick = usePick();
  return [
    { key: 'date', title: t('date'), width: 134, render: ({ date }) => formatMoment(date) },
    { key: 'description', title: t('description'), render: (record) => <Description record={record} /> },
    { key: 'type', title: t('usageType'), width: 104, render: ({ type }) => pick(LOG_KIND_WORDS[type]) },
  ];
};
