/** Characters of made-up brands, the usual ones first. */
export const BRAND_CHARACTERS = Array.from(
  '华中天新大东海金美德信瑞盛安达恒隆泰康创智慧云联合众福兴鑫亿诚博远宏鼎凯亚龙丰益永利嘉佳源鸿伟立正通广南北明光辉宇航星辰晨阳万千百家和顺祥吉庆裕昌茂荣贵富强胜捷迅锐腾飞翔鹏程锦绣江山河川湖清水木林森松柏竹梅兰菊花雅思维尔特斯格力奥迪尼卡罗马可乐优尚品味道元本真心意情缘梦想未来时代世纪环球宝玉石银铜铁峰岭峻岩谷泉溪洋港湾岛桥路驰骏麟凤凰鹤燕鸣声韵律诗画书墨香茗坊轩阁楼台亭苑园圃田禾稻麦粟豆米食为讯京方小旺旭旦昊昂晟晶普景晓曦曼朗望权杰极桐桦槐楚欣欧歌毅民汇汉沃沐沛泓泽洁浩润涛淳渊渝溢滨潮澜灵炎炫烁焕然煌熙熠牧狮猎玛珂珍珑珠琪琳瑜瑶璟璐璧电皓盈盟睿知矿硕碧磊祺禄禹科秦稳空竞章笑简精糖素纳纵经绿群翰翼育胡能致舒舟良艺艾芒芯芳苏若英范茵荟莱莹菁菲萌蓉蓝蔚薇蜀融衡观视觉誉语谊谦豪贝贤赛赢赫超越跃轻迈逸郎都酷采重野量钧钰铂铭锋键镇闻阔隽雄雨雪雷霖露青靖静韦韩顶领颐风飒首馨驿骄魁鲁鲜鲸鹰黎齐冠圣坤垒域堂塔奇奔妙宁宜宾尊少尧屹岚岱崇川巨巧平庄庆弘彤征御循徽志忠怡恩悦惠慕成扬承拓振捷摩支敏敬文斐斯春昭晋智月朔杉果柯桂梓植楠榆樱权武毓泊泰洛洪流浦浪涵淮深渤湘溯滇漫潭瀚火点烨熊爱牛玖玥珀现理琦瑾甘用甫界留畅皇盖目相眉睦矩砂祁祝福禧秀秋穗竺笛第筑米粤紫红纯绍统继绮罗美羽翠耀联育至航节芝苗茂荆荷菱萃葆蒙蓬蕾虎虹融行衍观言议讯诺谷贸赞起路车辅辰远适邦郁醒采里金钟铎锡长门阜陆陶隐雁霄霞韶顺颂风飞首香马高鱼鸟麦黄鼓齐',
);

/** Business words of made-up names with their English, the usual ones first. */
export const BUSINESSES: readonly (readonly [cn: string, en: string, division: string])[] = (
  '科技=Technology=I65 贸易=Trading=F51 商贸=Commerce=F52 信息技术=Information Technology=I65 网络科技=Network Technology=I64 实业=Industrial=C33 建筑工程=Construction Engineering=E47 ' +
  '投资=Investment=J67 装饰工程=Decoration Engineering=E50 餐饮管理=Catering Management=H62 文化传媒=Culture Media=R87 物流=Logistics=G58 医药=Pharmaceutical=C27 生物科技=Biotechnology=M73 ' +
  '电子商务=E-Commerce=F52 电子科技=Electronic Technology=C39 机械设备=Machinery Equipment=C34 汽车销售=Automobile Sales=F52 汽车服务=Automobile Service=O81 房地产开发=Real Estate Development=K70 ' +
  '物业管理=Property Management=K70 企业管理咨询=Management Consulting=L72 人力资源=Human Resources=L72 教育科技=Education Technology=P83 教育咨询=Education Consulting=P83 广告=Advertising=L72 ' +
  '服饰=Garments=C18 服装=Apparel=C18 食品=Food=C14 农业科技=Agricultural Technology=A01 农业开发=Agricultural Development=A01 新能源=New Energy=D44 新能源科技=New Energy Technology=C38 新材料=New Materials=C30 ' +
  '环保科技=Environmental Technology=N77 环境工程=Environmental Engineering=N77 智能科技=Intelligent Technology=I65 智能装备=Intelligent Equipment=C35 软件=Software=I65 数据技术=Data Technology=I65 ' +
  '通信技术=Communication Technology=I63 光电=Optoelectronics=C39 半导体=Semiconductor=C39 集成电路=Integrated Circuits=C39 自动化=Automation=C40 医疗器械=Medical Instruments=C35 医疗科技=Medical Technology=Q84 ' +
  '健康管理=Health Management=Q84 大药房=Pharmacy=F52 化工=Chemical=C26 塑料制品=Plastic Products=C29 包装=Packaging=C22 印务=Printing=C23 家具=Furniture=C21 建材=Building Materials=C30 钢铁=Steel=C31 ' +
  '金属制品=Metal Products=C33 模具=Mould=C35 五金=Hardware=C33 电气=Electric=C38 电器=Electrical Appliances=C38 电力工程=Electric Power Engineering=E48 供应链管理=Supply Chain Management=G58 国际贸易=International Trade=F51 ' +
  '进出口=Import and Export=F51 国际货运代理=International Freight=G58 运输=Transport=G54 仓储=Storage=G59 酒店管理=Hotel Management=H61 旅行社=Travel Agency=L72 体育文化=Sports Culture=R89 影视文化=Film Culture=R87 ' +
  '设计=Design=M74 工程设计=Engineering Design=M74 劳务=Labour Service=E49 劳务派遣=Labour Dispatch=L72 保洁服务=Cleaning Service=O81 家政服务=Household Service=O80 园林绿化=Landscaping=N78 市政工程=Municipal Engineering=E48 ' +
  '水利工程=Water Engineering=E48 矿业=Mining=B09 能源=Energy=D44 石油化工=Petrochemical=C25 珠宝=Jewellery=C24 化妆品=Cosmetics=C26 日用品=Daily Necessities=F52 母婴用品=Mother and Baby Products=F52 ' +
  '宠物用品=Pet Supplies=F52 玩具=Toys=C24 工艺品=Handicraft=C24 茶叶=Tea=C15 酒业=Liquor=C15 水产=Aquatic Products=A04 养殖=Breeding=A03 种植=Planting=A01 粮油=Grain and Oil=C13 融资租赁=Financial Leasing=J66 ' +
  '资产管理=Asset Management=J69 股权投资=Equity Investment=J67 创业投资=Venture Capital=J67 保险代理=Insurance Agency=J68 担保=Guarantee=L72 商业保理=Commercial Factoring=J66 拍卖=Auction=F51 纺织=Textile=C17 ' +
  '纸业=Paper=C22 橡胶制品=Rubber Products=C29 陶瓷=Ceramics=C30 玻璃=Glass=C30 阀门=Valve=C34 轴承=Bearing=C34 电缆=Cable=C38 仪器仪表=Instruments=C40 机床=Machine Tools=C34 船务=Shipping=G55 ' +
  '种业=Seed=A01 饲料=Feed=C13 肥业=Fertilizer=C26 苗木=Nursery Stock=A02 木业=Wood=C20 皮具=Leather=C19 鞋业=Shoes=C19 消防工程=Fire Engineering=E49 测绘=Surveying=M74 检测=Testing=M74 会展=Exhibition=L72'
)
  .split(/ (?=[\u4e00-\u9fff])/)
  .map((entry) => {
    const [cn = '', en = '', division = ''] = entry.split('=');
    return [cn, en, division] as const;
  });

export const LEGAL_FORMS: readonly (readonly [form: string, share: number])[] = [
  ['有限公司', 0.7],
  ['有限责任公司', 0.1],
  ['股份有限公司', 0.04],
  ['集团有限公司', 0.03],
  ['合伙企业（有限合伙）', 0.03],
  ['经营部', 0.04],
  ['店', 0.03],
  ['厂', 0.03],
];
