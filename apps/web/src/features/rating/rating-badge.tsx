import { ClassBadge } from '../../ui/index.ts';
import { useRating } from './use-rating.ts';

/** The class of a company with its domestic symbol, for a head line; nothing while it loads or when it may not be seen. */
export const RatingBadge = ({ companyId }: { readonly companyId: number }) => {
  const { data } = useRating(companyId);
  return data ? <ClassBadge ratingClass={data.class} symbol={data.symbol} /> : null;
};
