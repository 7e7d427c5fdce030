import * as contract from '@mingjian/contract/demo-requests';
import {
  createDemoRequest,
  findDemoRequest,
  listDemoRequests,
  updateDemoRequest,
} from '@mingjian/database/demo-requests';
import type { DemoRequestRow } from '@mingjian/database/demo-requests';
import { maskEmail, maskName, maskPhone } from '@mingjian/domain/personal-data';
import type { DemoRequestState } from '@mingjian/domain/demo-requests';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register, registerPublic } from '../http/index.ts';

const present = (row: DemoRequestRow): contract.ReceivedDemoRequest => ({
  demoRequestId: row.demo_request_id,
  company: row.company,
  contact: row.contact,
  phone: row.phone,
  email: row.email,
  language: row.language,
  submittedAt: row.submitted_at,
  status: row.status as DemoRequestState,
  note: row.note,
  handledAt: row.handled_at,
});

const presentMasked = (row: DemoRequestRow): contract.ReceivedDemoRequest => ({
  ...present(row),
  contact: maskName(row.contact),
  phone: maskPhone(row.phone),
  email: maskEmail(row.email),
});

export const registerDemoRequests = (app: FastifyInstance): void => {
  registerPublic(app, contract.submitDemoRequest, async ({ db, clock, language, input }) => {
    await createDemoRequest(db, { ...input, language, at: clock().toISOString() });
    return null;
  });
  register(app, contract.listDemoRequests, async ({ db, input }) => {
    const { rows, total } = await listDemoRequests(db, input);
    return { ...input, items: rows.map(presentMasked), total, totalIsCapped: false };
  });
  register(app, contract.getDemoRequest, async ({ db, input }) => {
    const row = await findDemoRequest(db, input.demoRequestId);
    if (!row) throw new ApplicationFailure('demo-request-does-not-exist');
    return { ...present(row), message: row.message };
  });
  register(app, contract.editDemoRequest, async ({ db, session, clock, input }) => {
    const change = {
      status: input.status,
      note: input.note,
      by: session.accountId,
      at: clock().toISOString(),
    };
    if (!(await updateDemoRequest(db, input.demoRequestId, change)))
      throw new ApplicationFailure('demo-request-does-not-exist');
    return null;
  });
};
