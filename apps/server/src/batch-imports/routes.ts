import * as contract from '@mingjian/contract/batch-imports';
import {
  correctRow,
  countRowsByState,
  deleteBatchImport,
  listBatchImportRows,
  listBatchImports,
  listFoundCompanies,
  pickCompany,
} from '@mingjian/database/batch-imports';
import { createFavourites } from '@mingjian/database/favourites';
import { MAX_FOLLOWED, ROW_STATES } from '@mingjian/domain/batch-imports';
import { MAX_EXPORTED } from '@mingjian/domain/exports';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register } from '../http/index.ts';
import { readTokenFrequencies } from '../search/token-frequency-cache.ts';
import { presentList } from './present-list.ts';
import { presentRows } from './present-rows.ts';
import { requireDoneList, requireList, requireRow } from './require-list.ts';
import { showRow } from './show-row.ts';
import { submitList } from './submit-batch-import.ts';
import { writeErrors } from './write-errors.ts';
import { writeTemplate } from './write-template.ts';

const registerReading = (app: FastifyInstance): void => {
  register(app, contract.listBatchImports, async ({ db, session, input }) => {
    const { rows, total } = await listBatchImports(db, session.accountId, input);
    return { items: rows.map(presentList), total, totalIsCapped: false, ...input };
  });
  register(app, contract.getBatchImport, async (call) => {
    const list = await requireList(call, call.input.batchImportId);
    const counted = await countRowsByState(call.db, list.batch_import_id);
    const counts = ROW_STATES.map((state) => ({ state, count: counted.get(state) ?? 0 }));
    return { ...presentList(list), counts: counts.filter(({ count }) => count > 0) };
  });
  register(app, contract.listRows, async (call) => {
    const { batchImportId, state, page, pageSize } = call.input;
    const list = await requireList(call, batchImportId);
    const states = state ? [state] : [];
    const { rows, total } = await listBatchImportRows(call.db, batchImportId, states, { page, pageSize });
    return { items: await presentRows(call.db, list, rows), total, totalIsCapped: false, page, pageSize };
  });
  register(app, contract.listFoundCompanies, async (call) => {
    const list = await requireDoneList(call, call.input.batchImportId);
    const counted = await countRowsByState(call.db, list.batch_import_id);
    const companyIds = await listFoundCompanies(call.db, list.batch_import_id, MAX_EXPORTED);
    return { companyIds: [...companyIds], total: counted.get('found') ?? 0 };
  });
  register(app, contract.downloadTemplate, ({ language }) => writeTemplate(language));
  register(app, contract.downloadErrors, async (call) => {
    const list = await requireDoneList(call, call.input.batchImportId);
    return writeErrors(call.db, list, call.language);
  });
};

const registerChanging = (app: FastifyInstance): void => {
  register(app, contract.submitBatchImport, submitList);
  register(app, contract.pickCandidate, async (call) => {
    const { list, row } = await requireRow(call, call.input);
    const isKnown = await pickCompany(call.db, row, list.sheets ?? [], call.input.companyId);
    if (!isKnown) throw new ApplicationFailure('company-does-not-exist');
    return showRow(call.db, list, row.line);
  });
  register(app, contract.retryRow, async (call) => {
    const { list, row } = await requireRow(call, call.input);
    await correctRow(call.db, row, call.input.values, await readTokenFrequencies(call.db, call.clock()));
    return showRow(call.db, list, row.line);
  });
  register(app, contract.followFound, async (call) => {
    const { db, session, clock } = call;
    const list = await requireDoneList(call, call.input.batchImportId);
    const companyIds = await listFoundCompanies(db, list.batch_import_id, MAX_FOLLOWED);
    const followed = await createFavourites(db, session.accountId, companyIds, clock().toISOString());
    return { followed, companies: companyIds.length };
  });
  register(app, contract.deleteBatchImport, async ({ db, session, input }) => {
    const isDeleted = await deleteBatchImport(db, session.accountId, input.batchImportId);
    if (!isDeleted) throw new ApplicationFailure('batch-import-does-not-exist');
    return { isDeleted: true as const };
  });
};

/** The calls of the batch import; every one needs `data.import` and reaches the account's own lists only. */
export const registerBatchImports = (app: FastifyInstance): void => {
  registerReading(app);
  registerChanging(app);
};
