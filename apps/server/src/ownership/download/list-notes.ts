import { MOST_IN_FILE } from '@mingjian/contract/ownership';
import type { DownloadFormat } from '@mingjian/contract/ownership';
import type { OwnershipDownload } from './read-download.ts';

const { parties, holdings, posts } = MOST_IN_FILE;

/** What whoever reads the file has to know of it, in both languages: what is left out and why, and that a market is made up. */
export const listNotes = (download: OwnershipDownload, format: DownloadFormat): readonly string[] => {
  const { smallOrEnded, beyondDepth, isCut } = download;
  const undisclosed = download.holdings.filter(({ holderId }) => holderId === null).length;
  const isSynthetic = [...download.parties.values()].some(({ company }) => company?.is_synthetic);
  return [
    ...(isSynthetic
      ? ['Companies of a made-up demo market are among these. / 其中含演示市场的虚构企业。']
      : []),
    ...(isCut
      ? [
          `The file is full (${parties} parties, ${holdings} holdings, ${posts} posts at most): the graph goes on beyond it. / 文件已达上限（主体${parties}个、持股${holdings}条、任职${posts}条），图谱未完整导出。`,
        ]
      : []),
    ...(smallOrEnded > 0
      ? [
          `${smallOrEnded} holders and investments on file are left out: below the minimum share, ended, or beyond the 500 largest of a company. / 另有${smallOrEnded}条已登记的持股或投资未列入：低于最低比例、企业已终止或超出单家企业前500名。`,
        ]
      : []),
    ...(beyondDepth > 0
      ? [
          `${beyondDepth} parties at the edge may have holders or investments further on. / 边缘${beyondDepth}个主体可能另有更上层股东或更下层投资。`,
        ]
      : []),
    ...(download.posts === null ? ['Posts are withheld from this account. / 该账号无权查看任职信息。'] : []),
    ...(format === 'ftm-jsonl' && undisclosed > 0
      ? [
          `${undisclosed} holdings of holders who are not disclosed cannot be told in this format. / 有${undisclosed}条未披露持有人的持股无法以该格式表达。`,
        ]
      : []),
  ];
};
