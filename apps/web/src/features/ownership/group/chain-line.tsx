import type { Controlled } from '@mingjian/contract/ownership';
import { formatFigure } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import type { Parties } from '../tables/party-name.tsx';

/** A chain of holdings on a line: A —60 %→ B —51 %→ C. */
export const ChainLine = ({
  chain,
  parties,
}: {
  readonly chain: Controlled['chain'];
  readonly parties: Parties;
}) => {
  const nameOf = useNameOf();
  const nameById = (id: number) => {
    const party = parties.get(id);
    return party ? nameOf(party) : String(id);
  };
  return (
    <>
      {chain.map(({ holderId, percent }) => (
        <span key={holderId}>
          {nameById(holderId)} <b>—{formatFigure(percent)} %→</b>{' '}
        </span>
      ))}
      {nameById(chain.at(-1)?.ownedId ?? 0)}
    </>
  );
};
