import type { Download, downloadOwnership, getDownload } from '@mingjian/contract/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import type { Call } from '../../http/index.ts';
import { readAsAt } from '../../http/index.ts';
import { readDownload } from './read-download.ts';
import { toNeighbourhood } from './to-neighbourhood.ts';
import { writeDownload } from './write-download.ts';

/** What a file would hold, before anybody takes it. */
export const showDownload = async (call: Call<typeof getDownload>): Promise<Download> => {
  const download = await readDownload(call);
  const { parties, edges, directorships } = toNeighbourhood(download);
  const undisclosed = download.holdings.filter(({ holderId }) => holderId === null).length;
  const { smallOrEnded, beyondDepth, isCut } = download;
  return {
    companyName: download.companyName,
    parties: parties.length - undisclosed,
    holdings: edges.length - undisclosed,
    posts: download.posts === null ? null : directorships.length,
    undisclosed,
    leftOut: { smallOrEnded, beyondDepth, isCut },
  };
};

export const sendDownload = async (call: Call<typeof downloadOwnership>): Promise<File> => {
  const download = await readDownload(call);
  const today = dayInChina(call.clock());
  const statedOn = readAsAt(call.input)?.day ?? today;
  return writeDownload(download, call.input.format, { statedOn, publishedOn: today });
};
