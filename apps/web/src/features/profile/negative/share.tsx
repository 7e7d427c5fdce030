import { useTranslation } from '../../../i18n/index.ts';
import { Figure } from '../../../ui/index.ts';

/** A share of net assets; one that is too small to be written is said to be small, not zero. */
export const Share = ({ percent }: { readonly percent: string }) => {
  const { t } = useTranslation('negative');
  return Number(percent) === 0 ? <span>{t('tinyShare')}</span> : <Figure value={percent} unit="%" />;
};
