import { writePercent } from '@mingjian/domain/ownership';
import type { Controller } from '@mingjian/domain/ownership';
import type { Words } from '@mingjian/domain/companies';

const REASONS: Readonly<Record<Controller['basis'], (votes: string, percent: string) => Words>> = {
  majority_shares: (votes, percent) => ({
    en: `holds ${percent} of the capital over all paths and commands ${votes} of the votes`,
    cn: `合计持有${percent}股权，支配${votes}表决权`,
  }),
  majority_votes: (votes, percent) => ({
    en: `commands ${votes} of the votes, itself and through companies it controls, with ${percent} of the capital`,
    cn: `直接及通过所控制企业支配${votes}表决权，股权合计${percent}`,
  }),
  largest_chain: (votes, percent) => ({
    en: `leads without a majority: ${votes} of the votes through the largest chain of holders, ${percent} of the capital`,
    cn: `未过半数但处于相对控制地位：沿最大持股链支配${votes}表决权，股权合计${percent}`,
  }),
  agreement: (votes) => ({
    en: `acting in concert, together ${votes} of the votes`,
    cn: `一致行动人合计支配${votes}表决权`,
  }),
  board: () => ({
    en: 'disclosed: appoints the majority of the board',
    cn: '公告披露：可决定董事会半数以上成员选任',
  }),
  disclosed: () => ({ en: 'disclosed by the company', cn: '公司公告披露' }),
};

/** Why somebody counts as actual controller, as a sentence. */
export const writeReason = ({ basis, votes, percent }: Controller): Words =>
  REASONS[basis](writePercent(votes), writePercent(percent));
