import { describe, expect, it } from 'vitest';
import { makeNeighbourhood, readBodsStatement, readFtmEntity, tellFault } from './index.ts';
import { hashText } from './sha-256.ts';

const statement = (change: object, details: object = {}) => ({
  statementId: 'a'.repeat(32),
  declarationSubject: 'c',
  statementDate: '2024-05-01',
  recordId: 'r',
  recordType: 'relationship',
  recordStatus: 'new',
  publicationDetails: { publicationDate: '2024-05-01', bodsVersion: '0.4', publisher: { name: 'P' } },
  recordDetails: {
    isComponent: false,
    subject: 'c',
    interestedParty: 'h',
    interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact: 50 } }],
    ...details,
  },
  ...change,
});

const interest = (change: object) => statement({}, { interests: [{ type: 'shareholding', ...change }] });

describe('a statement of BODS is refused', () => {
  it.each([
    [7, '$', 'field-wrong'],
    [{}, '$', 'statement-unknown'],
    [
      { statementID: 'x', statementType: 'entityStatement' },
      '$.publicationDetails.bodsVersion',
      'statement-version',
    ],
    [
      statement({ publicationDetails: { bodsVersion: '0.2' } }),
      '$.publicationDetails.bodsVersion',
      'statement-version',
    ],
    [statement({ statementId: 'short' }), '$.statementId', 'field-wrong'],
    [statement({ recordId: undefined }), '$.recordId', 'field-missing'],
    [statement({ statementDate: '2024-02-30' }), '$.statementDate', 'field-wrong'],
    [statement({ recordType: 'animal' }), '$.recordType', 'field-wrong'],
    [statement({ recordStatus: 'gone' }), '$.recordStatus', 'field-wrong'],
    [statement({}, { isComponent: undefined }), '$.recordDetails.isComponent', 'field-missing'],
    [statement({}, { subject: { reason: 'unknown' } }), '$.recordDetails.subject', 'subject-not-named'],
    [
      statement({}, { interestedParty: { reason: 'whim' } }),
      '$.recordDetails.interestedParty.reason',
      'field-wrong',
    ],
    [statement({}, { interests: [] }), '$.recordDetails.interests', 'link-says-nothing'],
    [interest({ type: 'love' }), '$.recordDetails.interests[0].type', 'field-wrong'],
    [interest({ share: { exact: 101 } }), '$.recordDetails.interests[0].share.exact', 'percent-wrong'],
    [interest({ share: { exact: '50' } }), '$.recordDetails.interests[0].share.exact', 'percent-wrong'],
    [
      interest({ share: { minimum: 60, maximum: 40 } }),
      '$.recordDetails.interests[0].share',
      'percent-wrong',
    ],
    [
      interest({ startDate: '2024-01-02', endDate: '2024-01-01' }),
      '$.recordDetails.interests[0].endDate',
      'dates-reversed',
    ],
    [
      statement({
        recordType: 'entity',
        recordDetails: { isComponent: false, entityType: { type: 'cloud' } },
      }),
      '$.recordDetails.entityType.type',
      'field-wrong',
    ],
    [
      statement({
        recordType: 'entity',
        recordDetails: { isComponent: false, entityType: { type: 'legalEntity' } },
      }),
      '$.recordDetails.name',
      'field-missing',
    ],
    [
      statement({ recordType: 'person', recordDetails: { isComponent: false, personType: 'knownPerson' } }),
      '$.recordDetails.names',
      'field-missing',
    ],
  ])('%j at %s: %s', (value, place, reason) => {
    const read = readBodsStatement(value);
    expect(read).toMatchObject({ ok: false, fault: { place, reason } });
    expect(read.ok ? '{}' : tellFault(read.fault).cn).not.toMatch(/[{}]/);
  });

  it('alone: whoever it is about, the others stand', () => {
    const read = makeNeighbourhood([readBodsStatement(statement({})), readBodsStatement(7)]);
    expect(read.refused).toMatchObject([
      { number: 1, reason: 'party-unknown', value: 'c' },
      { number: 2, reason: 'field-wrong' },
    ]);
  });
});

describe('an entity of FollowTheMoney', () => {
  const own = (properties: object) => ({
    id: 'o',
    schema: 'Ownership',
    properties: { owner: ['a'], asset: ['b'], ...properties },
  });

  it.each([
    ['25', { percent: 25, min: null, max: null }],
    ['25,5 %', { percent: 25.5, min: null, max: null }],
    ['25-50%', { percent: null, min: 25, max: 50 }],
    ['more than 75%', { percent: null, min: 75, max: 100 }],
    ['<25', { percent: null, min: 0, max: 25 }],
  ])('holds %s', (text, of) => {
    expect(readFtmEntity(own({ percentage: [text] }))).toMatchObject({
      ok: true,
      statement: { holdings: [of] },
    });
  });

  it.each([
    [{ id: 'x', schema: 'Vessel', properties: {} }, '$.schema', 'schema-unknown'],
    [{ id: 'x', schema: 'Company', properties: {} }, '$.properties.name', 'field-missing'],
    [{ id: 'x', schema: 'Company' }, '$.properties', 'field-missing'],
    [{ schema: 'Person', properties: { name: ['A'] } }, '$.id', 'field-missing'],
    [own({ owner: [] }), '$.properties.owner', 'field-missing'],
    [own({ asset: ['b', 'c'] }), '$.properties.asset', 'several-values'],
    [own({ percentage: ['half'] }), '$.properties.percentage', 'percent-wrong'],
    [own({ percentage: ['120'] }), '$.properties.percentage', 'percent-wrong'],
    [own({ startDate: ['2024-13'] }), '$.properties.startDate', 'field-wrong'],
    [own({ startDate: ['2024'], endDate: ['2023'] }), '$.properties.endDate', 'dates-reversed'],
    [{ id: 'x', schema: 'Person', properties: { name: 'A' } }, '$.properties.name', 'field-wrong'],
  ])('%j is refused at %s: %s', (value, place, reason) => {
    expect(readFtmEntity(value)).toMatchObject({ ok: false, fault: { place, reason } });
  });
});

it('hashes as FIPS 180-4 does', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashText('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});
