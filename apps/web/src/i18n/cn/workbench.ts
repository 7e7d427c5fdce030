import type { TextsLike } from '../texts-like.ts';
import type en from '../en/workbench.ts';

export default { title: '工作台' } as const satisfies TextsLike<typeof en>;
