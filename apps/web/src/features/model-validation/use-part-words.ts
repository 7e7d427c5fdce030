import { DEPTH_WORDS } from '@mingjian/domain/default-risk';
import type { DataDepth } from '@mingjian/domain/default-risk';
import { SECTIONS, SIZE_GRADES } from '@mingjian/domain/industry';
import { usePick, useTranslation } from '../../i18n/index.ts';

export type PartKind = 'cohort' | 'size' | 'section' | 'depth';

/** A part of the cases in words. */
export const usePartWords = (): ((kind: PartKind, part: string | null) => string) => {
  const { t } = useTranslation('model-validation');
  const pick = usePick();
  return (kind, part) => {
    if (part === null) return t('notKnown');
    if (kind === 'cohort') return part;
    if (kind === 'size') {
      const size = SIZE_GRADES.find((one) => one === part);
      return size ? t(`size_${size}`) : part;
    }
    if (kind === 'depth') return pick(DEPTH_WORDS[part as DataDepth] ?? { en: part, cn: part });
    const section = SECTIONS.find(({ code }) => code === part);
    return section ? `${section.code} ${pick(section)}` : part;
  };
};
