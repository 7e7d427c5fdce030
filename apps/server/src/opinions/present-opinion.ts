import type { RatingOpinion, SaidByModel } from '@mingjian/contract/opinions';
import type { OpinionRow } from '@mingjian/database/opinions';
import { getRatingClass } from '@mingjian/domain/ratings';

export const presentSaid = (said: OpinionRow['said']): SaidByModel => ({
  class: getRatingClass(said.grade).name,
  pd: said.pd,
  modelVersion: said.modelVersion,
  ratedAt: said.ratedAt,
});

/** An opinion for its author. */
export const presentOpinion = (row: OpinionRow): RatingOpinion => ({
  opinionId: row.opinion_id,
  kind: row.kind,
  companyId: row.company_id,
  companyName: row.subject_name,
  choice: row.choice,
  pd: row.value,
  remark: row.remark,
  givenAt: row.given_at,
  knownFrom: row.known_from,
  knownTo: row.known_to,
  ending: row.ending,
  said: presentSaid(row.said),
});
