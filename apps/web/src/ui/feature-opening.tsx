import type { Opening } from '@mingjian/domain/plans';
import { Link, useInRouterContext } from 'react-router';
import { useLanguage, useTranslation } from '../i18n/index.ts';

const RIGHTS_PATH = '/system/user/accountRights';
/** Where the rest is told, and asked for. */
const TO_RIGHTS = { en: 'Plan and rights: ask for it', cn: '套餐与权限：申请开通' } as const;

const SEPARATORS = { en: ', ', cn: '、' } as const;

/** Which package to add, or which plan to buy, for a feature that is not activated: `data` of the failure. */
export const FeatureOpening = ({ opening }: { readonly opening: Partial<Opening> | null }) => {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const isRouted = useInRouterContext();
  const namesOf = (offered: Opening['plans' | 'packages'] = []): string =>
    offered.map((one) => one[lang]).join(SEPARATORS[lang]);
  const packages = namesOf(opening?.packages);
  const plans = namesOf(opening?.plans);
  return (
    <>
      {packages && <p>{t('openedByPackage', { packages })}</p>}
      {plans && <p>{t('openedByPlan', { plans })}</p>}
      {isRouted && (
        <p>
          <Link to={RIGHTS_PATH}>{TO_RIGHTS[lang]}</Link>
        </p>
      )}
    </>
  );
};
