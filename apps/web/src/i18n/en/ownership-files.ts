export default {
  title: 'Open formats',
  intro: 'The graph as it is shown: same company, direction, levels, least share and day.',
  separator: ', ',
  parties_one: '{{shown}} party',
  parties_other: '{{shown}} parties',
  holdings_one: '{{shown}} holding',
  holdings_other: '{{shown}} holdings',
  posts_one: '{{shown}} post',
  posts_other: '{{shown}} posts',
  postsWithheld: 'posts withheld',
  isCut:
    'The graph is larger than a file: {{parties}} parties, {{holdings}} holdings and {{posts}} posts at most. The parties nearest to the company are in it.',
  smallOrEnded_one:
    '{{shown}} holder or investment on file is left out: below the least share, ended, or beyond the 500 largest of a company.',
  smallOrEnded_other:
    '{{shown}} holders and investments on file are left out: below the least share, ended, or beyond the 500 largest of a company.',
  beyondDepth_one: '{{shown}} party at the edge may have holders or investments further on.',
  beyondDepth_other: '{{shown}} parties at the edge may have holders or investments further on.',
  undisclosed_one: '{{shown}} holding of a holder who is not disclosed: in BODS alone.',
  undisclosed_other: '{{shown}} holdings of holders who are not disclosed: in BODS alone.',
  carried:
    'Every holding carries its share or band, votes, beginning and end, source and the day of its publication. Of a person there is the name alone.',
  'take_bods-json': 'BODS 0.4, JSON',
  'note_bods-json': 'Beneficial Ownership Data Standard, one array of statements',
  'take_bods-jsonl': 'BODS 0.4, JSON lines',
  'note_bods-jsonl': 'the same, one statement a line',
  'take_ftm-jsonl': 'FollowTheMoney, JSON lines',
  'note_ftm-jsonl': 'for Aleph, OpenSanctions and their tools, one entity a line',
} as const;
