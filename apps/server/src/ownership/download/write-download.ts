import type { DownloadFormat } from '@mingjian/contract/ownership';
import { writeBods, writeFtm } from '@mingjian/domain/ownership-formats';
import type { IsoDate } from '@mingjian/domain/records';
import { listNotes } from './list-notes.ts';
import type { OwnershipDownload } from './read-download.ts';
import { toNeighbourhood } from './to-neighbourhood.ts';

const PUBLISHER = 'Mingjian';

export interface DownloadDays {
  /** The day that the graph stands on. */
  readonly statedOn: IsoDate;
  readonly publishedOn: IsoDate;
}

const writeLines = (objects: readonly object[]): string =>
  objects.map((object) => `${JSON.stringify(object)}\n`).join('');

const ENDINGS = {
  'bods-json': 'bods.json',
  'bods-jsonl': 'bods.jsonl',
  'ftm-jsonl': 'ftm.jsonl',
} as const satisfies Record<DownloadFormat, string>;

const writeText = (download: OwnershipDownload, format: DownloadFormat, days: DownloadDays): string => {
  const graph = toNeighbourhood(download);
  const about = { subjectId: String(download.companyId), notes: listNotes(download, format) };
  if (format === 'ftm-jsonl') return writeLines(writeFtm(graph, about).entities);
  const statements = writeBods(graph, { ...days, ...about, publisher: PUBLISHER });
  if (format === 'bods-jsonl') return writeLines(statements);
  return `[\n${statements.map((statement) => JSON.stringify(statement)).join(',\n')}\n]\n`;
};

/** The file of a graph under the name of its company and its day. */
export const writeDownload = (
  download: OwnershipDownload,
  format: DownloadFormat,
  days: DownloadDays,
): File => {
  const name = `${download.companyName} ${days.statedOn}.${ENDINGS[format]}`;
  return new File([writeText(download, format, days)], name.replaceAll(/[\\/:*?"<>|]/g, ' '));
};
