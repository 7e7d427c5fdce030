/** Characters that Chinese company names like, with their pinyin: `<character><pinyin>`, parted by spaces. */
const ROWS =
  '恒heng 远yuan 盛sheng 泰tai 瑞rui 鑫xin 嘉jia 宏hong 润run 丰feng 晟sheng 博bo 弘hong 昌chang 德de 信xin 诚cheng 达da 通tong 捷jie ' +
  '凯kai 隆long 兴xing 旺wang 祥xiang 源yuan 汇hui 融rong 创chuang 新xin 科ke 锐rui 智zhi 慧hui 云yun 腾teng 飞fei 翔xiang 鹏peng 宇yu ' +
  '辰chen 星xing 辉hui 耀yao 明ming 朗lang 晨chen 曦xi 阳yang 光guang 朝chao 晖hui 天tian 地di 海hai 川chuan 江jiang 河he 山shan 岳yue ' +
  '峰feng 岭ling 林lin 森sen 木mu 禾he 禄lu 稼jia 谷gu 田tian 园yuan 苑yuan 绿lv 青qing 蓝lan 紫zi 金jin 银yin 铭ming 鼎ding ' +
  '钧jun 铂bo 锦jin 绣xiu 玉yu 珑long 璟jing 琪qi 瑾jin 珂ke 佳jia 美mei 优you 卓zhuo 越yue 超chao 冠guan 领ling 航hang 舟zhou ' +
  '帆fan 渡du 津jin 港gang 湾wan 湖hu 泉quan 沐mu 沁qin 清qing 澜lan 涛tao 洋yang 沃wo 泽ze 润run 洁jie 净jing 安an 康kang ' +
  '健jian 宁ning 和he 顺shun 利li 益yi 福fu 禧xi 庆qing 嵘rong 荣rong 华hua 英ying 杰jie 豪hao 雄xiong 威wei 力li 坚jian 固gu ' +
  '磐pan 岩yan 石shi 正zheng 直zhi 衡heng 均jun 协xie 同tong 共gong 联lian 合he 众zhong 群qun 亿yi 万wan 千qian 百bai 九jiu 双shuang ' +
  '东dong 南nan 西xi 北bei 中zhong 元yuan 亨heng 贞zhen 乾qian 坤kun 易yi 儒ru 雅ya 逸yi 致zhi 臻zhen 尚shang 品pin 格ge 律lv ' +
  '骏jun 骐qi 麒qi 麟lin 凤feng 鸿hong 鹤he 燕yan 鹰ying 龙long 象xiang 虹hong 霖lin 雨yu 露lu 雪xue 霁ji 岚lan 启qi 拓tuo';

export interface Syllable {
  readonly cn: string;
  readonly pinyin: string;
}

export const BRAND_SYLLABLES: readonly Syllable[] = [
  ...new Map(
    ROWS.split(' ').map((row) => [row.slice(0, 1), { cn: row.slice(0, 1), pinyin: row.slice(1) }]),
  ).values(),
];

/** Words of English trade names that some exporters choose instead of pinyin; joined in pairs: `Northvale`. */
export const ENGLISH_HEADS = (
  'North Sun Bright Clear Silver Golden Blue Green Star Sky Ever Grand High Prime True Wise Swift Stone Spring Ocean River ' +
  'Lake Pine Maple Cedar Orchid Lotus Jade Amber Coral Crystal Dawn Noble Royal Summit Vertex Apex Nova Luma Vita Terra Aero Hydro Omni'
).split(' ');
export const ENGLISH_TAILS = (
  'vale field bridge port gate crest ridge wood brook haven land mark path way line link tech wave light bloom leaf ' +
  'peak rise forge craft works point view ton ford stead mere dale ward'
).split(' ');
