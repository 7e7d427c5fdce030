/** Brands of well-known firms: no made name may contain one. Two characters or more, as they stand in names. */
const WELL_KNOWN_BRANDS: readonly string[] = (
  '华为 恒大 万科 腾讯 阿里 百度 京东 小米 联想 海尔 海信 格力 美的 比亚迪 吉利 长城 奇瑞 万达 碧桂园 融创 绿地 招商 平安 中信 光大 民生 兴业 浦发 ' +
  '华夏 国美 苏宁 顺丰 圆通 中通 申通 韵达 茅台 五粮液 伊利 蒙牛 光明 双汇 新希望 海天 金龙鱼 中粮 中石油 中石化 中海油 恒瑞 复星 云南白药 同仁堂 宁德时代 ' +
  '隆基 通威 阳光 天合 晶科 晶澳 京东方 中芯 紫光 海康 大华 讯飞 用友 金蝶 三一 中联 徐工 潍柴 福耀 美团 滴滴 字节 快手 网易 新浪 搜狐 携程 拼多多 泰康 新华 ' +
  '华润 华侨城 龙湖 金地 保利 远洋 世茂 富力 雅居乐 华泰 国泰 国信 中金 申万 东方 长江 安踏 李宁 特步 森马 海澜 波司登 康美 康得 乐视 暴风 汉能 泛海 华信 永辉 ' +
  '海底捞 瑞幸 蜜雪 元气 农夫 娃哈哈 恒安 恒力 恒逸 荣盛 盛虹 信义 旗滨 海螺 华新 宝钢 鞍钢 首钢 河钢 沙钢 江铜 紫金 洛钼 天齐 赣锋 亿纬 欣旺达 立讯 歌尔 蓝思 ' +
  '舜宇 欧菲 韦尔 汇顶 兆易 卓胜 圣邦 药明 泰格 凯莱英 迈瑞 联影 鱼跃 爱尔 通策 美年 金域 华大 达安 智飞 沃森 康泰 片仔癀 白云山 天士力 步长 以岭 华东 正泰 德力西 ' +
  '公牛 欧普 老板 方太 苏泊尔 九阳 科沃斯 石头 大疆 商汤 旷视 依图 云从 寒武纪 地平线 蔚来 理想 小鹏 零跑 赛力斯 金山 奇虎 启明 深信服 安恒 浪潮 曙光 中兴 烽火 亨通 中天 ' +
  '长飞 光迅 旭创 天孚 泰禾 泰豪 海航 春秋 吉祥 东航 南航 国航 中远 友邦 瑞银 中铁 中建 中交 中车 中航 中国 国家 国电 国投 国机 华能 华电 大唐 华融 信达 长虹 创维 康佳 ' +
  '金科 阳光城 中南 新城 正荣 佳兆业 花样年 奥园 龙光 旭辉 中梁 禹洲 时代 合生 合景 建业 荣安 滨江 绿城 美凯龙 居然 欧派 索菲亚 顾家 东鹏 蓝月亮 立白 天能 超威 ' +
  '利亚德 洲明 星宇 宁波银行 南京银行 北京银行 海通 广发 华安 嘉实 易方达 天弘 南方 博时 鹏华 富国 汇添富 工银 建信 太平 人保 新大陆 天虹 天河 天马 深天 德邦 百世 极兔 ' +
  '海大 大北农 正邦 温氏 牧原 天邦 金锣 雨润 通达 龙源 东风 长安 江淮 福田 宇通 金龙 中通客车 北汽 上汽 广汽 一汽 江铃 瑞声 天龙 天元 金发 万华 荣耀 康师傅 统一 旺旺 ' +
  '雪花 青岛 燕京 洋河 泸州 汾酒 古井 今世缘 东阿 天津 北京 上海 金正大 云天化 盐湖 金诚信 盛和 北方 西部 东吴 东兴 国海 山西 长春 双鹤 金隅 金风 明阳 双星 万向'
).split(' ');

const blocked = new Set(WELL_KNOWN_BRANDS);
const LONGEST = Math.max(...WELL_KNOWN_BRANDS.map((brand) => brand.length));

/** Whether a made brand contains the name of a well-known firm. */
export const isWellKnown = (brand: string): boolean => {
  for (let start = 0; start < brand.length; start += 1)
    for (let length = 2; length <= LONGEST && start + length <= brand.length; length += 1)
      if (blocked.has(brand.slice(start, start + length))) return true;
  return false;
};
