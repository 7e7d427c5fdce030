import type { TextsLike } from '../texts-like.ts';
import type en from '../en/login.ts';

export default {
  title: '登录',
  lead: '面向中国市场企业的商业信息与信用分析平台。',
  username: '用户名',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  submit: '登录',
  toDashboard: '了解产品',
  noAccount: '还没有账户？',
  requestDemo: '申请演示',
  pointExplainedTitle: '解释到每一个数据',
  pointExplained: '每个等级、每项指数都可展开到公式、数值及其来源记录。',
  pointClocksTitle: '两个时间与一个来源',
  pointClocks: '每条记录都注明何时发生、何时获知、由谁发布。',
  pointHonestTitle: '缺失不等于零',
  pointHonest: '“未披露”“未覆盖”与“未发现”是三种不同的答案。',
} as const satisfies TextsLike<typeof en>;
