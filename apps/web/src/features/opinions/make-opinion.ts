import type { Calibration, MyOpinion, RatingOpinion, RatingOpinions } from '@mingjian/contract/opinions';
import { vi } from 'vitest';

/** Test data: what the model said, made up. */
export const SAID = {
  class: '3A9',
  pd: '0.550000',
  modelVersion: '1',
  ratedAt: '2026-05-02T08:00:00.000Z',
};

/** Test data: an opinion, made up. */
export const makeOpinion = (over: Partial<RatingOpinion> = {}): RatingOpinion => ({
  opinionId: 31,
  kind: 'rating',
  companyId: 7,
  companyName: '明鉴示例有限公司',
  choice: 'not-so-good',
  pd: '2.5',
  remark: '关联担保未披露',
  givenAt: '2026-11-20T08:00:00.000Z',
  knownFrom: '2026-11-20T08:00:00.000Z',
  knownTo: null,
  ending: null,
  said: SAID,
  ...over,
});

export const NO_OPINION: RatingOpinions = { companyId: 7, rating: SAID, current: null, history: [] };

export const NO_CALIBRATION: Calibration = {
  opinions: 0,
  companies: 0,
  defaults: 0,
  shortage: 'none',
  figures: null,
  waiting: { count: 0, firstOn: null },
};

export interface Answers {
  readonly opinions?: RatingOpinions;
  readonly mine?: readonly MyOpinion[];
  readonly calibration?: Calibration;
  /** Code with which changes are refused. */
  readonly refusal?: string;
}

/** Answers the calls of opinions; gives the changes that were sent. */
export const answerOpinions = ({
  opinions = NO_OPINION,
  mine = [],
  calibration = NO_CALIBRATION,
  refusal,
}: Answers): readonly { readonly path: string; readonly body: unknown }[] => {
  const sent: { path: string; body: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    getRatingOpinion: opinions,
    getMyCalibration: calibration,
    listMyOpinions: { items: mine, total: mine.length, totalIsCapped: false, page: 1, pageSize: 20 },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'POST') sent.push({ path, body: await request.json() });
    const isRefused = request.method === 'POST' && refusal !== undefined;
    return Response.json({
      code: isRefused ? refusal : '0',
      data: isRefused ? null : (answers[path] ?? opinions),
      msg: '',
    });
  });
  return sent;
};
