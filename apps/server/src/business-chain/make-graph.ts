import type { ChainParty, ChainTrade } from '@mingjian/contract/business-chain';
import type { WalkedChain, WalkedPartner } from '@mingjian/database/business-chain';
import type { CompanyRow } from '@mingjian/database/companies';
import type { TradeRole } from '@mingjian/domain/business-chain';
import { presentTelling } from './present-telling.ts';
import type { Standings } from './read-standings.ts';

export interface WalkedSide extends WalkedChain {
  readonly role: TradeRole;
}

export const ROOT = 'company';

/** A company stands once on each side; a partner known by name alone, once for each that names it. */
const keyOf = (rootId: number, role: TradeRole, partner: WalkedPartner): string => {
  if (partner.partner_id === rootId) return ROOT;
  return partner.partner_id === null
    ? `${role} ${partner.company_id} ${partner.partner_name}`
    : `${role} ${partner.partner_id}`;
};

const toldOf = (rootId: number, role: TradeRole, partner: WalkedPartner): string =>
  partner.company_id === rootId ? ROOT : `${role} ${partner.company_id}`;

/** Partners of each company that the walk looked at and left out. */
const countMore = (partners: readonly WalkedPartner[]): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(partners, (partner) => partner.company_id)].map(([id, shown]) => [
      id,
      (shown[0]?.total ?? 0) - shown.length,
    ]),
  );

const presentTrade = (rootId: number, role: TradeRole, partner: WalkedPartner): ChainTrade => {
  const key = keyOf(rootId, role, partner);
  const company = toldOf(rootId, role, partner);
  return {
    supplier: role === 'supplier' ? key : company,
    customer: role === 'supplier' ? company : key,
    role,
    year: partner.year,
    isRelated: partner.is_related,
    ...presentTelling(partner),
  };
};

/** Parties and trades of a chain, the company first, then by levels. */
export const makeGraph = (
  head: CompanyRow,
  sides: readonly WalkedSide[],
  standings: Standings,
): { readonly parties: ChainParty[]; readonly trades: ChainTrade[] } => {
  const rootId = head.company_id;
  const counts = new Map(sides.map(({ role, partners }) => [role, countMore(partners)]));
  const root: ChainParty = {
    key: ROOT,
    companyId: rootId,
    name: head.name,
    nameEn: head.name_en,
    isSynthetic: head.is_synthetic,
    level: 0,
    side: null,
    standing: standings.present(rootId),
    more: [...counts.values()].reduce((sum, more) => sum + (more.get(rootId) ?? 0), 0),
  };
  const parties = new Map<string, ChainParty>([[ROOT, root]]);
  for (const { role, partners } of sides) {
    for (const partner of partners) {
      const key = keyOf(rootId, role, partner);
      if (parties.has(key)) continue;
      const row = standings.find(partner.partner_id)?.row;
      parties.set(key, {
        key,
        companyId: row?.company_id ?? null,
        name: row?.name ?? partner.partner_name,
        nameEn: row?.name_en ?? null,
        isSynthetic: row?.is_synthetic ?? false,
        level: partner.level,
        side: role,
        standing: standings.present(partner.partner_id),
        more: (partner.partner_id !== null && counts.get(role)?.get(partner.partner_id)) || 0,
      });
    }
  }
  const trades = sides.flatMap(({ role, partners }) =>
    partners.map((partner) => presentTrade(rootId, role, partner)),
  );
  return { parties: [...parties.values()], trades };
};
