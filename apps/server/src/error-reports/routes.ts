import * as contract from '@mingjian/contract/error-reports';
import {
  answerErrorReport,
  findAttachment,
  findErrorReport,
  listErrorReports,
  withdrawErrorReport,
} from '@mingjian/database/error-reports';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register } from '../http/index.ts';
import { presentReceived, presentReport } from './present-report.ts';
import { makeReportNotices } from './report-notices.ts';
import { submitReport } from './submit-error-report.ts';

const registerOwn = (app: FastifyInstance): void => {
  register(app, contract.submitErrorReport, submitReport);
  register(app, contract.listMyErrorReports, async ({ db, session, input }) => {
    const { rows, total } = await listErrorReports(db, { ...input, accountId: session.accountId });
    return { ...input, items: rows.map(presentReport), total, totalIsCapped: false };
  });
  register(app, contract.withdrawErrorReport, async ({ db, session, clock, input: { errorReportId } }) => {
    const { accountId } = session;
    if (!(await findErrorReport(db, errorReportId, accountId)))
      throw new ApplicationFailure('error-report-does-not-exist');
    const at = clock().toISOString();
    if (!(await withdrawErrorReport(db, { errorReportId, accountId, at })))
      throw new ApplicationFailure('error-report-is-answered');
    return null;
  });
  register(app, contract.downloadAttachment, async ({ db, session, input }) => {
    const isDesk = session.rights.has('platform.manage');
    const found = await findAttachment(db, input.errorReportId, isDesk ? null : session.accountId);
    if (!found) throw new ApplicationFailure('attachment-does-not-exist');
    return new File([new Uint8Array(found.content)], found.file_name);
  });
};

const registerDesk = (app: FastifyInstance): void => {
  register(app, contract.listErrorReports, async ({ db, input }) => {
    const { rows, total } = await listErrorReports(db, input);
    return { ...input, items: rows.map(presentReceived), total, totalIsCapped: false };
  });
  register(app, contract.answerErrorReport, async ({ db, session, clock, input }) => {
    const report = await findErrorReport(db, input.errorReportId);
    if (!report) throw new ApplicationFailure('error-report-does-not-exist');
    const at = clock().toISOString();
    const closing = await answerErrorReport(db, {
      errorReportId: input.errorReportId,
      status: input.status,
      answer: input.answer === '' ? null : input.answer,
      answeredBy: session.accountId,
      at,
      notices: makeReportNotices(report, { ...input, at }),
    });
    if (closing.outcome === 'not-open') throw new ApplicationFailure('error-report-is-answered');
    return { told: closing.told };
  });
};

export const registerErrorReports = (app: FastifyInstance): void => {
  registerOwn(app);
  registerDesk(app);
};
