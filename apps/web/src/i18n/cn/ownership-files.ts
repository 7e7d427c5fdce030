export default {
  title: '开放格式',
  intro: '按当前图谱导出：企业、方向、层级、最低比例和日期均相同。',
  separator: '，',
  parties_one: '{{shown}}个主体',
  parties_other: '{{shown}}个主体',
  holdings_one: '{{shown}}条持股',
  holdings_other: '{{shown}}条持股',
  posts_one: '{{shown}}条任职',
  posts_other: '{{shown}}条任职',
  postsWithheld: '任职信息无权查看',
  isCut:
    '图谱超出单个文件上限（主体{{parties}}个、持股{{holdings}}条、任职{{posts}}条），文件仅含距该企业最近的主体。',
  smallOrEnded_one:
    '另有{{shown}}条已登记的持股或投资未列入：低于最低比例、企业已终止或超出单家企业前500名。',
  smallOrEnded_other:
    '另有{{shown}}条已登记的持股或投资未列入：低于最低比例、企业已终止或超出单家企业前500名。',
  beyondDepth_one: '边缘{{shown}}个主体可能另有更上层股东或更下层投资。',
  beyondDepth_other: '边缘{{shown}}个主体可能另有更上层股东或更下层投资。',
  undisclosed_one: '未披露持有人的持股{{shown}}条：仅BODS可表达。',
  undisclosed_other: '未披露持有人的持股{{shown}}条：仅BODS可表达。',
  carried: '每条持股均含比例或区间、表决权、起止日期、来源及公布日期。自然人仅含姓名。',
  'take_bods-json': 'BODS 0.4（JSON）',
  'note_bods-json': '受益所有权数据标准，全部声明为一个数组',
  'take_bods-jsonl': 'BODS 0.4（JSON Lines）',
  'note_bods-jsonl': '内容相同，每行一条声明',
  'take_ftm-jsonl': 'FollowTheMoney（JSON Lines）',
  'note_ftm-jsonl': '供Aleph、OpenSanctions及其工具使用，每行一个实体',
} as const;
