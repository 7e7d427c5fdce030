/**
 * Warnings that screens give themselves, beside the failures and rules that come over the wire. Those that the
 * specification quotes (sections 5 and 8) stand verbatim in English.
 */
export const SCREEN_SENTENCES = {
  'add-monitoring-failed': { en: 'Failed to add monitoring', cn: '添加监控失败' },
  'query-failed': { en: 'Query failed', cn: '查询失败' },
  'delete-failed': { en: 'Delete failed', cn: '删除失败' },
  'delete-succeeded': { en: 'Delete succeeded', cn: '删除成功' },
  'save-failed': { en: 'Save failed', cn: '保存失败' },
  'save-succeeded': { en: 'Save succeeded', cn: '保存成功' },
  'update-failed': { en: 'Update failed', cn: '更新失败' },
  'update-succeeded': { en: 'Update succeeded', cn: '更新成功' },
  'setting-failed': { en: 'Setting failed', cn: '设置失败' },
  'setting-succeeded': { en: 'Setting succeeded', cn: '设置成功' },
  'quantity-query-failed': { en: 'Quantity query failed', cn: '数量查询失败' },
  'wrong-account-or-password': { en: 'wrong account or password', cn: '账号或密码错误' },
  'data-not-available': { en: 'data not available', cn: '暂无数据' },
  'companies-200': {
    en: 'Company is required and Up to 200 companies can be selected',
    cn: '请选择企业，最多可选择200家',
  },
  'citic-code-does-not-exist': { en: 'CITIC code does not exist', cn: '中征码不存在' },
} as const;
