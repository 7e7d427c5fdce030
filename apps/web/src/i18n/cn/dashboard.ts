import type { TextsLike } from '../texts-like.ts';
import type en from '../en/dashboard.ts';

export default { title: '中国市场企业商业信息与信用分析' } as const satisfies TextsLike<typeof en>;
