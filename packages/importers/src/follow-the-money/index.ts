import { readFtmEntity } from '@mingjian/domain/ownership-formats';
import type { FieldsByLabel } from '@mingjian/domain/source-text';
import { makeFormatSource } from '../ownership-formats/index.ts';
import type { ImportSource } from '../shared/index.ts';

/** What of an entity is shown beside its record. */
const FIELDS: FieldsByLabel = {
  basic_registration: {
    'properties.name': ['company_name'],
    'properties.incorporationDate': ['establishment_date'],
    'properties.address': ['registered_address'],
  },
  identifiers_names: {
    'properties.registrationNumber': ['unified_social_credit_code', 'registration_number'],
    'properties.leiCode': ['lei'],
  },
  shareholder: {
    'properties.owner': ['shareholder_id'],
    'properties.percentage': ['holding_pct', 'holding_pct_low', 'holding_pct_high'],
    'properties.description': ['holding_voting_pct'],
    'properties.startDate': ['first_holding_date'],
    'properties.endDate': ['holding_end_date'],
  },
  key_personnel: {
    'properties.director': ['person_id'],
    'properties.role': ['position_title', 'is_director', 'is_senior_manager'],
    'properties.startDate': ['appointed_on'],
    'properties.endDate': ['left_on'],
  },
};

/** Entities of FollowTheMoney, one JSON object a line; a source for one file. */
export const makeFollowTheMoneySource = (): ImportSource =>
  makeFormatSource({ sourceId: 'user-follow-the-money', read: readFtmEntity, fields: FIELDS });
