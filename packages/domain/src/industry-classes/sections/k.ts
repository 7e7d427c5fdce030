/** GB/T 4754-2017, section K: groups (three digits) and classes (four digits), a line each. */
export const SECTION_K = `
K701 房地产开发经营
K7010 房地产开发经营
K702 物业管理
K7020 物业管理
K703 房地产中介服务
K7030 房地产中介服务
K704 房地产租赁经营
K7040 房地产租赁经营
K709 其他房地产业
K7090 其他房地产业
`;
