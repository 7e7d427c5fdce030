import * as contract from '@mingjian/contract/notices';
import {
  countUnreadNotices,
  findPublishedNotice,
  listNotices,
  listTargets,
  markNoticesRead,
  withdrawNotice,
} from '@mingjian/database/notices';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure, register } from '../http/index.ts';
import { showPublishedNotices } from './list-published.ts';
import { presentTarget, publishNotice } from './publish.ts';
import { readerOf } from './reader-of.ts';

/** So many choices fit a list to pick from; more are found by a word. */
const MOST_TARGETS = 50;

const registerOwn = (app: FastifyInstance): void => {
  register(app, contract.getNoticeCount, ({ db, session, clock }) =>
    countUnreadNotices(db, readerOf(session), clock().toISOString()),
  );
  register(app, contract.listNotices, async ({ db, session, clock, input }) => {
    const { page, pageSize, kind, state } = input;
    const isRead = state === undefined ? undefined : state === 'read';
    const found = await listNotices(db, readerOf(session), clock().toISOString(), {
      page,
      pageSize,
      kind,
      isRead,
    });
    const items = found.rows.map((row) => ({
      noticeId: row.notice_id,
      kind: row.kind,
      title: { en: row.title_en, cn: row.title_cn },
      contents: { en: row.contents_en, cn: row.contents_cn },
      publisher: row.publisher,
      beginsAt: row.begins_at,
      endsAt: row.ends_at,
      isRead: row.read_at !== null,
    }));
    return { items, total: found.total, totalIsCapped: false, page, pageSize };
  });
  register(app, contract.markNoticesRead, async ({ db, session, clock, input }) => ({
    marked: await markNoticesRead(db, readerOf(session), clock().toISOString(), input.noticeIds ?? null),
  }));
};

const registerPublishing = (app: FastifyInstance): void => {
  register(app, contract.editNotice, publishNotice);
  register(app, contract.listPublishedNotices, showPublishedNotices);
  register(app, contract.withdrawNotice, async ({ db, session, clock, input }) => {
    if (!(await findPublishedNotice(db, scopeOf(session), input.id)))
      throw new ApplicationFailure('notice-does-not-exist');
    await withdrawNotice(db, input.id, clock().toISOString());
    return null;
  });
  register(app, contract.listNoticeTargets, async ({ db, session, input }) => {
    const rows = await listTargets(db, scopeOf(session), { ...input, most: MOST_TARGETS });
    return rows.map(presentTarget);
  });
};

export const registerNotices = (app: FastifyInstance): void => {
  registerOwn(app);
  registerPublishing(app);
};
