import { getMyCalibration, getRatingOpinion, listMyOpinions } from '@mingjian/contract/opinions';

/** What a change of an opinion makes old. */
export const OUTDATED = [getRatingOpinion, listMyOpinions, getMyCalibration];
