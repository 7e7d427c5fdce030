import { useState } from 'react';
import type { Owners } from '@mingjian/contract/ownership';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, Facts, Figure, formatFigure } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import { PathList } from './path-list.tsx';
import type { Parties } from './party-name.tsx';
import styles from './tables.module.css';

type Owner = Owners['beneficialOwners'][number];

/** Who is deemed an owner may hold nothing that is on file, which is no share of 0. */
const shareOf = (share: string): string | null => (Number(share) === 0 ? null : share);

const OwnerCard = ({ owner, parties }: { readonly owner: Owner; readonly parties: Parties }) => {
  const { t } = useTranslation('ownership');
  const pick = usePick();
  const nameOf = useNameOf();
  const [isOpen, setIsOpen] = useState(false);
  const label = isOpen ? t('hidePaths') : t('showFormula');
  const party = owner.partyId === null ? undefined : parties.get(owner.partyId);
  const name = party ? nameOf(party) : owner.name;
  return (
    <li className={styles['owner']}>
      <h3>{name}</h3>
      <p>
        {pick(owner.testWords)}
        {owner.isJoint && ` · ${t('jointly')}`}
      </p>
      <Facts
        facts={[
          {
            key: 'percent',
            label: t('columnIntegrated'),
            value: <Figure value={shareOf(owner.percent)} decimals={4} unit="%" missing="none_found" />,
          },
          {
            key: 'votes',
            label: t('measure_votes'),
            value: <Figure value={shareOf(owner.votes)} unit="%" missing="none_found" />,
          },
          {
            key: 'income',
            label: t('income'),
            value: <Figure value={owner.income} unit="%" missing="not_disclosed" />,
          },
        ]}
      />
      {owner.paths && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t('labelOf', { label, name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {label}
          </Button>
          {isOpen && <PathList list={owner.paths} parties={parties} />}
        </>
      )}
    </li>
  );
};

const Remarks = ({ owners, parties }: { readonly owners: Owners; readonly parties: Parties }) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const { possible, canHideOwner, exemption, noOwner, undisclosed, circular } = owners;
  const hidden = String(Number(undisclosed) + Number(circular));
  return (
    <ul className={styles['remarks']}>
      {noOwner && <li>{t(`noOwner_${noOwner}`)}</li>}
      {possible.map(({ partyId, because, percent }) => {
        const party = partyId === null ? undefined : parties.get(partyId);
        const name = party ? nameOf(party) : t('unread');
        return <li key={`${partyId}`}>{t(`possible_${because}`, { name, share: formatFigure(percent) })}</li>;
      })}
      {canHideOwner && <li>{t('canHide', { share: formatFigure(hidden) })}</li>}
      {exemption && <li>{t(`exemption_${exemption.status}`)}</li>}
    </ul>
  );
};

/** Beneficial owners by the Measures of 2024: the test that was met, shares, paths and the formula. */
export const BeneficialOwners = ({
  owners,
  parties,
}: {
  readonly owners: Owners;
  readonly parties: Parties;
}) => (
  <>
    <ul className={styles['owners']}>
      {owners.beneficialOwners.map((owner) => (
        <OwnerCard key={`${owner.partyId} ${owner.name}`} owner={owner} parties={parties} />
      ))}
    </ul>
    <Remarks owners={owners} parties={parties} />
  </>
);
