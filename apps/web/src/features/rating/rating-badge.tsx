import { ClassBadge } from '../../ui/index.ts';
import { useRating } from './use-rating.ts';

export interface RatingBadgeProps {
  readonly companyId: number;
  readonly asAt?: string | null;
}

/** The class of a company with its domestic symbol, for a head line; nothing while it loads or when it may not be seen. */
export const RatingBadge = ({ companyId, asAt = null }: RatingBadgeProps) => {
  const { data } = useRating(companyId, asAt);
  return data ? <ClassBadge ratingClass={data.class} symbol={data.symbol} /> : null;
};
