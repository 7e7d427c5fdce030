import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeNeighbourhood,
  makeNeighbourhoodOfHoldings,
  readBodsStatement,
  readFtmEntity,
  writeBods,
  writeEdgesCsv,
  writeFtm,
} from './index.ts';
import type { OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from './index.ts';
import { readEdges } from '../ownership/index.ts';

const OPTIONS = { statedOn: '2026-01-01', publishedOn: '2026-01-02', publisher: 'Mingjian' };

const throughBods = (graph: OwnershipNeighbourhood) =>
  makeNeighbourhood(
    writeBods(graph, OPTIONS).map((statement) => readBodsStatement(JSON.parse(JSON.stringify(statement)))),
  );

const throughFtm = (graph: OwnershipNeighbourhood) =>
  makeNeighbourhood(
    writeFtm(graph).entities.map((entity) => readFtmEntity(JSON.parse(JSON.stringify(entity)))),
  );

/** What a graph says, whatever its ids and its order. */
const tell = ({ parties, edges, directorships }: OwnershipNeighbourhood) => {
  const words = new Map(
    parties.map(({ id, kind, name, identifiers, country }) => {
      const numbers = identifiers.map(({ scheme, id: number }) => `${scheme}:${number}`).toSorted();
      return [id, kind === 'undisclosed' ? kind : JSON.stringify([kind, name, numbers, country])];
    }),
  );
  return {
    parties: [...words.values()].filter((word) => word !== 'undisclosed').toSorted(),
    edges: edges
      .map(({ holderId, ownedId, ...rest }) =>
        JSON.stringify([
          words.get(holderId),
          words.get(ownedId),
          Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)),
        ]),
      )
      .toSorted(),
    directorships: directorships
      .map(({ personId, companyId, ...rest }) =>
        JSON.stringify([
          words.get(personId),
          words.get(companyId),
          Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)),
        ]),
      )
      .toSorted(),
  };
};

const day = fc.option(
  fc.integer({ min: 0, max: 3000 }).map((n) => new Date(Date.UTC(2015, 0, 1 + n)).toISOString().slice(0, 10)),
  { nil: null },
);
const time = fc
  .tuple(day, day)
  .map(([a, b]) =>
    a !== null && b !== null && b < a ? { validFrom: b, validTo: a } : { validFrom: a, validTo: b },
  );
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 10_000);
const share = fc.oneof(
  percent.map((exact) => ({ percent: exact, min: null, max: null })),
  fc
    .tuple(percent, percent)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ percent: null, min: Math.min(a, b), max: Math.max(a, b) })),
  fc.constant({ percent: null, min: null, max: null }),
);
const source = fc.constantFrom(null, 'National Enterprise Credit Information Publicity System');

const numbersOf = (at: number) => [
  [],
  [{ scheme: 'GB-COH', id: `0744472${at}` }],
  [
    { scheme: 'XI-LEI', id: `PY6ZZQWO2IZFZC3IO${at}08` },
    { scheme: 'Company Registry, Delaware', id: `7583${at}` },
  ],
];

const graphs = (isFtm: boolean): fc.Arbitrary<OwnershipNeighbourhood> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom('company', 'person', 'state', 'foreign', 'fund', 'other', 'undisclosed'),
        fc.nat(2),
        fc.constantFrom(null, 'CN', 'GB'),
      ),
      { minLength: 2, maxLength: 8 },
    )
    .chain((drawn) => {
      const parties = drawn.map(([kind, numbers, country], at): OwnershipParty => {
        const isHidden = kind === 'undisclosed';
        return {
          id: String(at + 1),
          kind: at === 0 ? 'company' : isHidden && isFtm ? 'person' : kind,
          name: at > 0 && isHidden && !isFtm ? null : `示例${at}, "甲" ltd`,
          identifiers: kind === 'person' || isHidden ? [] : (numbersOf(at)[numbers] ?? []),
          country: isHidden ? null : country,
        } as const;
      });
      const held = parties
        .filter(({ kind }) => kind !== 'person' && kind !== 'undisclosed')
        .map(({ id }) => id);
      const named = parties.filter(({ kind }) => kind !== 'undisclosed').map(({ id }) => id);
      const edges = fc.array(
        fc
          .record({
            holderId: fc.constantFrom(...parties.map(({ id }) => id)),
            ownedId: fc.constantFrom(...held),
            share,
            votes: fc.option(percent, { nil: null }),
            time,
            source,
          })
          .map(({ share: of, time: over, ...rest }): OwnershipEdge => ({ ...rest, ...of, ...over })),
        { maxLength: 12 },
      );
      const directorships = fc.array(
        fc
          .record({
            personId: fc.constantFrom(...named),
            companyId: fc.constantFrom(...held),
            role: fc.constantFrom('董事长', '董事', '总经理', 'Secretary'),
            time,
            source,
          })
          .map(({ time: over, ...rest }) => ({ ...rest, ...over })),
        { maxLength: 4 },
      );
      return fc.record({ parties: fc.constant(parties), edges, directorships });
    });

describe('a neighbourhood written and read again', () => {
  it('says the same in BODS, and nothing is refused or left out', () => {
    fc.assert(
      fc.property(graphs(false), (graph) => {
        const read = throughBods(graph);
        expect(read.refused).toEqual([]);
        expect(read.leftOut.size).toBe(0);
        expect(tell(read)).toEqual(tell(graph));
      }),
      { numRuns: 300 },
    );
  });

  it('says the same in FollowTheMoney', () => {
    fc.assert(
      fc.property(graphs(true), (graph) => {
        const read = throughFtm(graph);
        expect(read.refused).toEqual([]);
        expect(tell(read)).toEqual(tell(graph));
      }),
      { numRuns: 300 },
    );
  });

  it('has the same ids whatever the order of the data, and every id once', () => {
    fc.assert(
      fc.property(graphs(false), (graph) => {
        const turned = {
          parties: graph.parties.toReversed(),
          edges: graph.edges.toReversed(),
          directorships: graph.directorships,
        };
        const ids = writeBods(graph, OPTIONS).map(({ statementId }) => statementId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(
          writeBods(turned, OPTIONS)
            .map(({ statementId }) => statementId)
            .toSorted(),
        ).toEqual(ids.toSorted());
      }),
    );
  });

  it('names nobody in BODS before the statement about them', () => {
    fc.assert(
      fc.property(graphs(false), (graph) => {
        const told = new Set<unknown>();
        for (const { recordType, recordId, declarationSubject, recordDetails } of writeBods(graph, OPTIONS)) {
          told.add(recordId);
          const { subject, interestedParty } = recordDetails;
          const ends = recordType === 'relationship' ? [subject, interestedParty] : [];
          for (const id of [declarationSubject, ...ends])
            expect(typeof id === 'object' || told.has(id)).toBe(true);
        }
      }),
    );
  });

  it('writes in FollowTheMoney only properties that its schemata have, each a list of texts', () => {
    const party = ['name', 'registrationNumber', 'leiCode', 'idNumber', 'classification', 'country'];
    const link = ['startDate', 'endDate', 'publisher', 'description'];
    const known: Record<string, readonly string[]> = {
      Company: [...party, 'jurisdiction'],
      PublicBody: party,
      LegalEntity: party,
      Person: ['name', 'nationality'],
      Ownership: [...link, 'owner', 'asset', 'percentage'],
      Directorship: [...link, 'director', 'organization', 'role'],
    };
    fc.assert(
      fc.property(graphs(true), (graph) => {
        for (const { schema, properties } of writeFtm(graph).entities)
          for (const [name, texts] of Object.entries(properties)) {
            expect(known[schema]).toContain(name);
            expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
          }
      }),
    );
  });

  it('goes from a file of edges to BODS and back', () => {
    const text = 'holder,owned,percent,votes,low,high\n"甲, 一",B,60,51,,\nC,B,30,,20,40\nB,B,1,,,\n';
    const { text: again } = writeEdgesCsv(
      throughBods(makeNeighbourhoodOfHoldings(readEdges(text).holdings)),
      '2026-01-01',
    );
    expect(again.split('\n').toSorted()).toEqual(text.split('\n').toSorted());
  });
});

describe('what a format cannot carry is counted', () => {
  const parties: OwnershipParty[] = [
    { id: 'c', kind: 'company', name: '甲', identifiers: [], country: null },
    { id: 'u', kind: 'undisclosed', name: null, identifiers: [], country: null },
    { id: 'p', kind: 'person', name: '乙', identifiers: [], country: null },
  ];
  const base = { ownedId: 'c', min: null, max: null, votes: null, validFrom: null, source: null };
  const edges = [
    { ...base, holderId: 'u', percent: 30, validTo: null },
    { ...base, holderId: 'p', percent: 60, validTo: '2020-01-01' },
  ];

  it('a holder that is not disclosed in FollowTheMoney; it and what has ended in a file of edges', () => {
    expect(writeFtm({ parties, edges, directorships: [] }).undisclosed).toBe(1);
    const csv = writeEdgesCsv({ parties, edges, directorships: [] }, '2026-01-01');
    expect(csv).toEqual({ text: 'holder,owned,percent,votes,low,high\n', leftOut: 2 });
    expect(writeEdgesCsv({ parties, edges, directorships: [] }, '2019-12-31').text).toContain('乙,甲,60');
  });
});
