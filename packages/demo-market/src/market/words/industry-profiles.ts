import { CLASSES } from '@mingjian/domain/industry-classes';
import { makeWeightedPick } from '../basis/random.ts';
import { ECONOMICS } from './economics.ts';
import type { EconomicKind, Economics } from './economics.ts';

/** What a division of GB/T 4754 looks like in the demo market. */
export interface IndustryProfile {
  /** `C39`. */
  readonly divisionCode: string;
  /** Companies per mille. */
  readonly weight: number;
  readonly kind: EconomicKind;
  readonly economics: Economics;
  /** Words of company names: Chinese and English. */
  readonly words: readonly (readonly [cn: string, en: string])[];
  /** Classes `C3911` of the division. */
  readonly classes: readonly string[];
}

/** `<division> <weight> <kind> <cn=English|...>` */
const ROWS = `
A01 9 farming 农业=Agriculture|生态农业=Ecological Agriculture|种业=Seeds|果业=Fruit
A02 3 farming 林业=Forestry|苗木=Nursery
A03 5 farming 牧业=Livestock|养殖=Breeding|畜牧=Animal Husbandry
A04 2 farming 水产=Aquatic Products|渔业=Fisheries
A05 3 farming 农业服务=Agricultural Services|农业科技=Agritech
B06 3 mining 煤业=Coal|能源=Energy
B08 2 mining 矿业=Mining
B09 2 mining 矿业=Mining|有色矿业=Nonferrous Mining
B10 4 mining 建材矿业=Quarrying|石材=Stone
C13 13 food 粮油=Grain & Oil|食品=Foods|农产品加工=Agro Processing|饲料=Feed
C14 11 food 食品=Foods|乳业=Dairy|调味品=Condiments|生物食品=Bio Foods
C15 6 food 酒业=Liquor|饮品=Beverages|茶业=Tea
C17 12 lightIndustry 纺织=Textile|织造=Weaving|印染=Dyeing & Finishing|纺织科技=Textile Technology
C18 12 lightIndustry 服饰=Apparel|制衣=Garments|服装=Clothing
C19 5 lightIndustry 皮革=Leather|鞋业=Footwear
C20 5 lightIndustry 木业=Wood Products|竹木=Bamboo & Wood
C21 7 lightIndustry 家具=Furniture|家居=Home Furnishings
C22 5 lightIndustry 纸业=Paper|包装材料=Packaging Materials
C23 6 lightIndustry 印刷=Printing|印务=Printing Services
C24 5 lightIndustry 工艺品=Crafts|玩具=Toys|体育用品=Sporting Goods
C25 2 chemicals 石化=Petrochemical|焦化=Coking
C26 15 chemicals 化工=Chemical|新材料=New Materials|精细化工=Fine Chemicals|涂料=Coatings
C27 9 pharma 制药=Pharmaceutical|医药=Pharma|生物科技=Biotechnology|药业=Medicine
C28 3 chemicals 化纤=Chemical Fiber|纤维=Fiber
C29 14 lightIndustry 塑料=Plastics|塑胶=Plastic & Rubber|橡胶=Rubber|高分子材料=Polymer Materials
C30 16 metals 建材=Building Materials|水泥=Cement|玻璃=Glass|陶瓷=Ceramics
C31 4 metals 钢铁=Iron & Steel|特钢=Special Steel
C32 5 metals 铜业=Copper|铝业=Aluminium|有色金属=Nonferrous Metals
C33 20 lightIndustry 金属制品=Metal Products|五金=Hardware|钢结构=Steel Structure|模具=Moulds
C34 22 machinery 机械=Machinery|精密机械=Precision Machinery|泵业=Pumps|轴承=Bearings|阀门=Valves
C35 20 machinery 智能装备=Intelligent Equipment|自动化设备=Automation Equipment|医疗器械=Medical Devices|重工=Heavy Industry
C36 12 vehicles 汽车零部件=Auto Parts|汽车科技=Automotive Technology|车业=Automobile
C37 4 vehicles 轨道交通设备=Rail Equipment|船舶=Shipbuilding|航空设备=Aviation Equipment
C38 22 electronics 电气=Electric|电器=Electrical Appliances|新能源科技=New Energy Technology|电缆=Cable|照明=Lighting
C39 26 electronics 电子=Electronics|半导体=Semiconductor|通信技术=Communication Technology|光电=Optoelectronics|微电子=Microelectronics
C40 6 electronics 仪表=Instruments|测控技术=Measurement & Control|光学仪器=Optical Instruments
C41 3 lightIndustry 工业制品=Industrial Products
C42 3 environment 再生资源=Renewable Resources|循环科技=Recycling Technology
C43 3 services 设备维修=Equipment Maintenance
D44 8 utilities 电力=Power|热力=Heating|新能源=New Energy|光伏发电=Solar Power
D45 3 utilities 燃气=Gas
D46 3 utilities 水务=Water
E47 24 construction 建设=Construction|建筑=Building|建工=Construction Engineering
E48 18 construction 市政工程=Municipal Engineering|路桥=Road & Bridge|水利建设=Water Conservancy
E49 10 construction 安装工程=Installation Engineering|机电工程=Electromechanical Engineering|消防工程=Fire Engineering
E50 24 construction 装饰工程=Decoration Engineering|建筑装饰=Architectural Decoration|园林=Landscaping
F51 130 wholesale 贸易=Trading|商贸=Commerce|国际贸易=International Trade|供应链管理=Supply Chain Management|实业=Industry
F52 70 retail 商业=Retail|电子商务=E-Commerce|百货=Department Stores|超市=Supermarket|汽车销售=Auto Sales
G54 20 transport 物流=Logistics|运输=Transport|货运=Freight
G55 3 transport 航运=Shipping|船务=Marine Services
G56 1 transport 航空=Aviation
G58 8 transport 货运代理=Freight Forwarding|国际物流=International Logistics
G59 8 transport 仓储=Warehousing|冷链物流=Cold Chain Logistics
G60 3 transport 快运=Express
H61 10 hospitality 酒店管理=Hotel Management|酒店=Hotel
H62 18 hospitality 餐饮管理=Catering Management|餐饮=Catering
I63 2 internet 通信=Telecom|卫星通信=Satellite Communication
I64 14 internet 网络科技=Network Technology|互联网科技=Internet Technology|数据=Data
I65 48 software 软件=Software|信息技术=Information Technology|科技=Technology|智能科技=Intelligent Technology|数字科技=Digital Technology
J66 3 finance 小额贷款=Microcredit|融资租赁=Financial Leasing
J67 7 finance 投资=Investment|资本管理=Capital Management|创业投资=Venture Capital|股权投资=Equity Investment
J69 6 finance 资产管理=Asset Management|商业保理=Factoring|融资担保=Financing Guarantee
K70 30 realEstate 置业=Real Estate|房地产开发=Property Development|物业服务=Property Services|地产=Land
L71 10 services 设备租赁=Equipment Leasing|汽车租赁=Car Rental
L72 68 services 企业管理=Enterprise Management|咨询=Consulting|人力资源=Human Resources|广告=Advertising|商务服务=Business Services|控股=Holdings
M73 10 technical 技术研究=Technology Research|生物技术=Biological Technology
M74 22 technical 工程设计=Engineering Design|检测技术=Testing Technology|工程咨询=Engineering Consulting|测绘=Surveying
M75 34 technical 技术服务=Technical Services|科技发展=Science & Technology Development|科技=Technology
N77 8 environment 环保科技=Environmental Technology|环境=Environment|生态修复=Ecological Restoration
N78 6 environment 环境服务=Environmental Services|景区管理=Scenic Area Management
O80 10 services 家政服务=Housekeeping Services|美容=Beauty
O81 8 services 汽车服务=Auto Services|维修服务=Repair Services
P83 9 education 教育科技=Education Technology|教育咨询=Education Consulting|培训=Training
Q84 6 health 医院管理=Hospital Management|健康管理=Health Management|医疗科技=Medical Technology
Q85 2 health 养老服务=Elderly Care
R86 1 culture 出版=Publishing
R87 4 culture 影视=Film & Television|传媒=Media
R88 8 culture 文化传播=Culture Communication|文化创意=Cultural Creativity
R89 3 culture 体育文化=Sports Culture|体育发展=Sports Development
R90 3 culture 文旅=Culture & Tourism|娱乐=Entertainment`;

const classesByDivision = Map.groupBy(CLASSES, (one) => one.code.slice(0, 3));

const parseRow = (row: string): IndustryProfile => {
  const [divisionCode = '', weight = '', kind = '', ...rest] = row.split(' ');
  if (!(kind in ECONOMICS)) throw new TypeError(`no economics for ${row}`);
  const economicKind = kind as EconomicKind;
  return {
    divisionCode,
    weight: Number(weight),
    kind: economicKind,
    economics: ECONOMICS[economicKind],
    words: rest
      .join(' ')
      .split('|')
      .map((pair) => {
        const [cn = '', en = ''] = pair.split('=');
        return [cn, en] as const;
      }),
    classes: (classesByDivision.get(divisionCode) ?? []).map((one) => one.code),
  };
};

export const INDUSTRY_PROFILES: readonly IndustryProfile[] = ROWS.trim().split('\n').map(parseRow);

export const pickIndustry = makeWeightedPick(INDUSTRY_PROFILES, (profile) => profile.weight);

const classNames = new Map(CLASSES.map((one) => [one.code, one.cn]));
const fitting = new Map<string, readonly string[]>();

/** Classes of a division whose name shares two characters with a word of a company name; all of them where none does. */
export const listFittingClasses = (profile: IndustryProfile, word: string): readonly string[] => {
  const key = profile.divisionCode + word;
  const known = fitting.get(key);
  if (known) return known;
  const pairs = Array.from({ length: Math.max(0, word.length - 1) }, (_, start) =>
    word.slice(start, start + 2),
  );
  const found = profile.classes.filter((code) => pairs.some((pair) => classNames.get(code)?.includes(pair)));
  const classes = found.length > 0 ? found : profile.classes;
  fitting.set(key, classes);
  return classes;
};

const byDivision = new Map(INDUSTRY_PROFILES.map((profile) => [profile.divisionCode, profile]));

/** The profile of a division that the market has. Throws where it has none. */
export const getIndustryProfile = (divisionCode: string): IndustryProfile => {
  const profile = byDivision.get(divisionCode);
  if (!profile) throw new RangeError(`the demo market has no ${divisionCode}`);
  return profile;
};
