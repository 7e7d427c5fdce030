/** Surnames by falling frequency, with pinyin: `<surname><Pinyin>`. */
export const SURNAMES = (
  '王Wang 李Li 张Zhang 刘Liu 陈Chen 杨Yang 黄Huang 赵Zhao 吴Wu 周Zhou 徐Xu 孙Sun 马Ma 朱Zhu 胡Hu 郭Guo 何He 高Gao 林Lin 罗Luo 郑Zheng 梁Liang ' +
  '谢Xie 宋Song 唐Tang 许Xu 韩Han 冯Feng 邓Deng 曹Cao 彭Peng 曾Zeng 肖Xiao 田Tian 董Dong 袁Yuan 潘Pan 于Yu 蒋Jiang 蔡Cai 余Yu 杜Du 叶Ye 程Cheng ' +
  '苏Su 魏Wei 吕Lv 丁Ding 任Ren 沈Shen 姚Yao 卢Lu 姜Jiang 崔Cui 钟Zhong 谭Tan 陆Lu 汪Wang 范Fan 金Jin 石Shi 廖Liao 贾Jia 夏Xia 韦Wei 付Fu 方Fang ' +
  '白Bai 邹Zou 孟Meng 熊Xiong 秦Qin 邱Qiu 江Jiang 尹Yin 薛Xue 闫Yan 段Duan 雷Lei 侯Hou 龙Long 史Shi 陶Tao 黎Li 贺He 顾Gu 毛Mao 郝Hao 龚Gong 邵Shao ' +
  '万Wan 钱Qian 严Yan 覃Qin 武Wu 戴Dai 莫Mo 孔Kong 向Xiang 汤Tang 欧阳Ouyang 上官Shangguan 司徒Situ 诸葛Zhuge'
).split(' ');

export const MALE_CHARACTERS = Array.from(
  '伟强磊军勇涛明杰辉鹏华飞刚波斌浩宇博志建国平海峰林东亮成凯俊龙旭宁超翔文武立新永健世广义兴良松柏毅晨阳子轩泽睿航康宏',
);
export const FEMALE_CHARACTERS = Array.from(
  '芳娜敏静丽艳娟霞燕玲梅红英华玉萍婷雪琳慧洁莹颖倩蓉岚薇雯佳琪欣怡妍璐瑶彤云凤秀珍兰翠荣晓月春莉',
);

/** Made names of foreign holders by country (ISO 3166): legal form at the end. */
export const FOREIGN_FORMS: readonly (readonly [country: string, forms: readonly string[]])[] = [
  ['HK', ['(Hong Kong) Limited', 'Holdings (HK) Limited', 'Investment Limited']],
  ['SG', ['Pte. Ltd.', 'Capital Pte. Ltd.']],
  ['VG', ['Holdings Limited', 'Global Limited']],
  ['KY', ['Holdings Inc.', 'Partners L.P.']],
  ['US', ['Corporation', 'Holdings LLC']],
  ['JP', ['Kabushiki Kaisha', 'Co., Ltd.']],
  ['KR', ['Co., Ltd.']],
  ['DE', ['GmbH', 'Beteiligungs GmbH']],
  ['NL', ['B.V.']],
  ['GB', ['plc', 'Limited']],
];
