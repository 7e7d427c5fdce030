/** A word of a source and the code of the dictionary that it stands for. */
export type Hint = readonly [RegExp, string];

/** Words of registers, markets and ratings beyond the labels of the dictionary; in order, the first that fits decides. */
export const REGISTRATION_HINTS: Readonly<Record<string, readonly Hint[]>> = {
  registration_status: [
    [/吊销/, 'revoked'],
    [/注销/, 'deregistered'],
    [/迁出/, 'moved_out'],
    [/清算/, 'liquidation'],
    [/停业|歇业/, 'suspended'],
    [/存续|在营|开业|在业|在册|正常|迁入/, 'active'],
  ],
  enterprise_scale: [
    [/大/, 'large'],
    [/中/, 'medium'],
    [/小/, 'small'],
    [/微/, 'micro'],
  ],
  taxpayer_qualification: [
    [/一般/, 'general'],
    [/小规模/, 'small_scale'],
  ],
  shareholder_type: [
    [/自然人|个人/, 'natural_person'],
    [/国资|政府|国家|财政|机关/, 'state'],
    [/基金|私募|资管/, 'fund'],
    [/外国|境外|外商|外资|港澳台|合资/, 'foreign'],
    [/企业|公司|法人|合伙/, 'enterprise'],
    [/其他|其它/, 'other'],
  ],
  subscribed_method: [
    [/货币|现金/, 'cash'],
    [/实物/, 'kind'],
    [/知识产权|专利|技术/, 'ip'],
    [/土地/, 'land'],
    [/其他|其它|股权|债权|净资产/, 'other'],
  ],
  share_class: [
    [/限售/, 'restricted'],
    [/A股/, 'A'],
    [/B股/, 'B'],
    [/H股/, 'H'],
    [/流通/, 'free_float'],
  ],
  guarantee_type: [
    [/连带/, 'joint_and_several'],
    [/抵押/, 'mortgage'],
    [/质押/, 'pledge'],
    [/一般/, 'general'],
  ],
  principal_claim_type: [
    [/借款|贷款/, 'loan'],
    [/合同/, 'contract'],
    [/其他|其它/, 'other'],
  ],
  ar_operating_status: [
    [/清算/, 'liquidating'],
    [/歇业|停业|关闭/, 'closed'],
    [/开业|在业|正常|存续/, 'open'],
  ],
  ar_website_type: [
    [/网店/, 'shop'],
    [/网站/, 'website'],
  ],
  customs_credit_grade: [
    [/高级|AEO/i, 'aeo_advanced'],
    [/失信/, 'dishonest'],
    [/一般|注册登记|备案|其他/, 'general'],
  ],
  certificate_status: [
    [/暂停/, 'suspended'],
    [/撤销|注销/, 'withdrawn'],
    [/过期|失效|无效/, 'expired'],
    [/有效/, 'valid'],
  ],
  honour_level: [
    [/国家/, 'national'],
    [/省/, 'provincial'],
    [/市|区|县/, 'municipal'],
  ],
  standard_level: [
    [/国家/, 'national'],
    [/行业/, 'industry'],
    [/地方/, 'local'],
    [/团体/, 'group'],
    [/企业/, 'enterprise'],
  ],
  patent_type: [
    [/实用/, 'utility_model'],
    [/外观/, 'design'],
    [/发明/, 'invention'],
  ],
  trademark_type: [
    [/集体/, 'collective'],
    [/证明/, 'certification'],
    [/特殊/, 'special'],
    [/一般|普通/, 'ordinary'],
  ],
  tender_stage: [
    [/候选/, 'candidate'],
    [/中标|成交|结果/, 'award'],
    [/变更|更正/, 'change'],
    [/合同/, 'contract'],
    [/招标|采购|预告|公告/, 'notice'],
  ],
  trade_source: [
    [/招股/, 'prospectus'],
    [/年报|公告/, 'annual_report'],
    [/招投标|中标|招标/, 'tender'],
    [/裁判|法院|诉讼/, 'court'],
  ],
  financing_round: [
    [/种子/, 'seed'],
    [/天使/, 'angel'],
    [/pre-?\s?a/i, 'pre_a'],
    [/^A/i, 'a'],
    [/^B/i, 'b'],
    [/^C/i, 'c'],
    [/^D/i, 'd'],
    [/^[E-H]/i, 'e_plus'],
    [/IPO|上市/i, 'ipo'],
    [/战略|股权/, 'strategic'],
  ],
  board: [
    [/科创/, 'star'],
    [/创业/, 'chinext'],
    [/北交|北京/, 'bse'],
    [/新三板|股转/, 'neeq'],
    [/主板|中小板|沪|深|A股/, 'main'],
  ],
  bond_default_status: [
    [/展期/, 'extension'],
    [/已兑付|已偿|结清/, 'settled'],
    [/违约/, 'default'],
    [/正常|无/, 'none'],
  ],
  rating_outlook: [
    [/正面/, 'positive'],
    [/稳定/, 'stable'],
    [/负面/, 'negative'],
    [/观察|列入/, 'watch'],
  ],
  pledge_status: [
    [/无效|失效/, 'invalid'],
    [/注销|解除|解押|撤销/, 'released'],
    [/有效|质押中|未达/, 'valid'],
  ],
  chattel_status: [
    [/注销/, 'cancelled'],
    [/无效|失效/, 'invalid'],
    [/有效/, 'valid'],
  ],
  ip_pledge_type: [
    [/专利/, 'patent'],
    [/商标/, 'trademark'],
    [/著作/, 'copyright'],
  ],
  ip_pledge_status: [
    [/无效|失效|注销/, 'invalid'],
    [/有效/, 'valid'],
  ],
};
