/** Where records come from. `priority`: which source wins when two tell of the same field; higher wins. */
export interface Source {
  readonly id: string;
  readonly en: string;
  readonly cn: string;
  readonly priority: number;
}

export const SOURCES: readonly Source[] = [
  {
    id: 'necips',
    en: 'National Enterprise Credit Information Publicity System',
    cn: '国家企业信用信息公示系统',
    priority: 90,
  },
  { id: 'exchange-filing', en: 'Stock exchange filing', cn: '交易所公告', priority: 80 },
  { id: 'supreme-court', en: "Supreme People's Court", cn: '最高人民法院', priority: 70 },
  { id: 'court-announcement', en: 'Court announcement', cn: '法院公告', priority: 70 },
  { id: 'credit-china', en: 'Credit China', cn: '信用中国', priority: 70 },
  { id: 'sta', en: 'State Taxation Administration', cn: '国家税务总局', priority: 70 },
  {
    id: 'cnipa',
    en: 'China National Intellectual Property Administration',
    cn: '国家知识产权局',
    priority: 70,
  },
  {
    id: 'miit-most',
    en: 'Ministries of industry and of science',
    cn: '工业和信息化部、科学技术部',
    priority: 70,
  },
  { id: 'annual-report', en: 'Enterprise annual report', cn: '企业年报', priority: 60 },
  { id: 'user-register', en: 'Imported register file', cn: '导入的登记文件', priority: 50 },
  { id: 'user-statements', en: 'Imported statements file', cn: '导入的报表文件', priority: 50 },
  { id: 'user-qcc', en: 'Imported file in the shape of Qichacha', cn: '导入的企查查格式文件', priority: 40 },
  {
    id: 'user-tyc',
    en: 'Imported file in the shape of Tianyancha',
    cn: '导入的天眼查格式文件',
    priority: 40,
  },
  {
    id: 'user-bods',
    en: 'Imported file of the Beneficial Ownership Data Standard',
    cn: '导入的受益所有权数据标准（BODS）文件',
    priority: 40,
  },
  {
    id: 'user-follow-the-money',
    en: 'Imported file of FollowTheMoney',
    cn: '导入的FollowTheMoney格式文件',
    priority: 40,
  },
  { id: 'user-workbook', en: 'Imported statement workbook', cn: '导入的报表工作簿', priority: 50 },
  { id: 'news', en: 'News', cn: '新闻', priority: 20 },
];

const prioritiesById = new Map(SOURCES.map((source) => [source.id, source.priority]));

/** Priority of a source id; an unknown source loses against every known one. */
export const findSourcePriority = (sourceId: string): number => prioritiesById.get(sourceId) ?? 0;
