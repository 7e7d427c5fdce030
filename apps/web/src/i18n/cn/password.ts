import type { TextsLike } from '../texts-like.ts';
import type en from '../en/password.ts';

export default { title: '修改密码' } as const satisfies TextsLike<typeof en>;
