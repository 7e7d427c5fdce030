import { suggestCompanies } from '@mingjian/contract/search';
import { MAX_KEYWORD_LENGTH } from '@mingjian/domain/search-terms';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, CompanyName, ErrorState, TextField } from '../../../ui/index.ts';
import { usePaused } from '../../../ui/use-paused.ts';
import type { Parties } from '../tables/party-name.tsx';
import styles from './relation.module.css';

const MOST_PERSONS = 10;

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly isSynthetic: boolean;
  readonly isPerson: boolean;
}

/** Persons are found among those who stand above the company: nobody looks up persons of the whole market. */
const findPersons = (parties: Parties, keyword: string): readonly Choice[] =>
  [...parties.values()]
    .filter(({ kind, name }) => kind === 'person' && name.includes(keyword))
    .slice(0, MOST_PERSONS)
    .map(({ id, name, nameEn, isSynthetic }) => ({ id, name, nameEn, isSynthetic, isPerson: true }));

const useChoices = (companyId: number, parties: Parties, text: string) => {
  const keyword = usePaused(text.trim());
  const found = useCall(suggestCompanies, { keyword }, { enabled: keyword !== '', keepPrevious: true });
  const companies = (found.data?.items ?? [])
    .filter((company) => company.companyId !== companyId)
    .map(({ companyId: id, ...company }) => ({ id, ...company, isPerson: false }));
  const isAsked = keyword !== '' && text.trim() !== '';
  return {
    choices: isAsked ? [...findPersons(parties, keyword), ...companies] : [],
    isAsked: isAsked && !found.isFetching,
    error: found.error,
  };
};

/** A search for the other side of a relation: companies by the search, persons of this report by name. */
export const PartyChoice = ({
  companyId,
  parties,
  onPick,
}: {
  readonly companyId: number;
  readonly parties: Parties;
  readonly onPick: (partyId: number) => void;
}) => {
  const { t } = useTranslation('owners');
  const [text, setText] = useState('');
  const { choices, isAsked, error } = useChoices(companyId, parties, text);
  return (
    <div className={styles['choice']}>
      <TextField
        label={t('otherParty')}
        hint={t('otherPartyHint')}
        value={text}
        maxLength={MAX_KEYWORD_LENGTH}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {error && <ErrorState error={error} />}
      <p className={isAsked && choices.length === 0 ? styles['quiet'] : 'visually-hidden'} role="status">
        {isAsked ? t('foundParties', { count: choices.length }) : ''}
      </p>
      <ul className={styles['choices']}>
        {choices.map(({ id, isPerson, ...named }) => (
          <li key={id}>
            <span>
              <CompanyName {...named} />
              {isPerson && <small>{t('person')}</small>}
            </span>
            <Button
              size="small"
              aria-label={t('labelOf', { label: t('choose'), name: named.name })}
              onClick={() => {
                setText('');
                onPick(id);
              }}
            >
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
