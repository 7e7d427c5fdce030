import type { Kysely } from 'kysely';
import { addMenu } from './add-menu.ts';

/** The desk of messages that nothing has sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addMenu(db, [
    {
      under: '/manage',
      path: '/manage/outbox',
      en: 'Outbox',
      cn: '发件箱',
      icon: 'NotificationOutlined',
      authority: 'platform.manage',
      sort: 90,
    },
  ]);
};
