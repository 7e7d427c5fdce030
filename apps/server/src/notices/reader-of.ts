import type { NoticeReader } from '@mingjian/database/notices';
import type { Session } from '../http/index.ts';

export const readerOf = ({ accountId, roleId, organisation }: Session): NoticeReader => ({
  accountId,
  roleId,
  organisationPath: organisation.path,
});
