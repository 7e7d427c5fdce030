import { readBodsStatement } from '@mingjian/domain/ownership-formats';
import type { FieldsByLabel } from '@mingjian/domain/source-text';
import { makeFormatSource } from '../ownership-formats/index.ts';
import type { ImportSource } from '../shared/index.ts';

/** What of a statement is shown beside its record; names of persons and their birth dates stand in none of them. */
const FIELDS: FieldsByLabel = {
  basic_registration: {
    'recordDetails.name': ['company_name'],
    'recordDetails.foundingDate': ['establishment_date'],
  },
  identifiers_names: {
    'recordDetails.identifiers[].id': ['unified_social_credit_code', 'registration_number', 'lei'],
  },
  shareholder: {
    'recordDetails.interestedParty': ['shareholder_id'],
    'recordDetails.interests[].type': [],
    'recordDetails.interests[].share': [
      'holding_pct',
      'holding_pct_low',
      'holding_pct_high',
      'holding_voting_pct',
    ],
    'recordDetails.interests[].startDate': ['first_holding_date'],
    'recordDetails.interests[].endDate': ['holding_end_date'],
  },
  key_personnel: {
    'recordDetails.interestedParty': ['person_id'],
    'recordDetails.interests[].type': [
      'position_title',
      'is_director',
      'is_supervisor',
      'is_senior_manager',
      'is_legal_representative',
    ],
    'recordDetails.interests[].startDate': ['appointed_on'],
    'recordDetails.interests[].endDate': ['left_on'],
  },
};

/** Statements of the Beneficial Ownership Data Standard 0.4, as an array or one after the other; a source for one file. */
export const makeBodsSource = (): ImportSource =>
  makeFormatSource({ sourceId: 'user-bods', read: readBodsStatement, fields: FIELDS });
