import type { Fact, Summary } from '@mingjian/contract/companies';
import { calculateYearsInBusiness, findCountRange, findFinancingRange } from '@mingjian/domain/companies';
import { findCity, findProvince } from '@mingjian/domain/divisions';
import { isFactValue, makeFactReader } from './fact-reader.ts';
import type { FactReader, SummarySources } from './fact-reader.ts';
import { presentProvenance } from './present-provenance.ts';

const countRange = (read: FactReader, dimension: string, count: number | null): Fact => {
  const newest = read.newest(dimension);
  const absent = read.absent(dimension);
  // A source that was asked and holds none answers the count: the band "0", not an unknown.
  if (count === null && absent.absence !== 'none_found') return absent;
  return {
    value: findCountRange(count ?? 0).code,
    currency: null,
    absence: null,
    provenance: newest ? presentProvenance(newest) : null,
    records: count ?? 0,
  };
};

const financingRange = (read: FactReader, amount: string | null): Fact => {
  const newest = read.newest('financing_event');
  if (!newest) return read.absent('financing_event');
  if (amount === null)
    return { ...read.absent('financing_event'), absence: 'not_disclosed', records: newest.total };
  return {
    value: findFinancingRange(Number(amount)).code,
    currency: 'CNY',
    absence: null,
    provenance: presentProvenance(newest),
    records: newest.total,
  };
};

const yearsInBusiness = (read: FactReader, on: string): Fact => {
  const endedOn =
    read.textOf('basic_registration', 'deregistration_date') ??
    read.textOf('basic_registration', 'revocation_date');
  return read.fact('basic_registration', 'establishment_date', (establishedOn) =>
    typeof establishedOn === 'string' ? calculateYearsInBusiness({ establishedOn, endedOn }, on) : null,
  );
};

const listed = (read: FactReader): Fact => {
  const stated = read.fact('basic_registration', 'is_listed');
  if (stated.value !== null) return stated;
  const profile = read.newest('listing_profile');
  if (!profile) return stated;
  const isDelisted = isFactValue(profile.payload['delisting_date']);
  return { ...stated, value: !isDelisted, absence: null, provenance: presentProvenance(profile) };
};

const withFallback = (first: Fact, second: () => Fact): Fact => {
  if (first.value !== null) return first;
  const other = second();
  return other.value === null ? first : other;
};

const firstOf = (read: FactReader, dimension: string, fields: readonly string[]): Fact => {
  const field = fields.find((name) => read.textOf(dimension, name) !== null);
  return field === undefined ? read.absent(dimension) : read.fact(dimension, field);
};

const places = (read: FactReader): Pick<Summary, 'province' | 'city' | 'address' | 'postalCode'> => ({
  province: read.fact('contact_address', 'area_code', (code) => findProvince(String(code))?.code ?? null),
  city: read.fact('contact_address', 'area_code', (code) => findCity(String(code))?.code ?? null),
  address: withFallback(read.fact('contact_address', 'address_text'), () =>
    read.fact('basic_registration', 'registered_address'),
  ),
  postalCode: read.fact('contact_address', 'postal_code'),
});

/** Every company field of the specification, each with the record behind it or the reason why there is none. */
export const presentSummary = (sources: SummarySources): Summary => {
  const read = makeFactReader(sources);
  const { head, on, financingAmount } = sources;
  const registration = (field: string) => read.fact('basic_registration', field);
  const name = registration('company_name');
  return {
    name: name.value === null ? { ...name, value: head.name, absence: null } : name,
    creditCode: read.fact('identifiers_names', 'unified_social_credit_code'),
    nature: registration('ownership_nature'),
    companyType: registration('company_type'),
    legalRepresentative: registration('legal_representative'),
    establishedOn: registration('establishment_date'),
    yearsInBusiness: yearsInBusiness(read, on),
    registeredCapital: read.money('basic_registration', 'registered_capital', 'registered_capital_currency'),
    paidInCapital: read.money('basic_registration', 'paid_in_capital_registered', 'paid_in_capital_currency'),
    isListed: listed(read),
    employees: registration('insured_employees'),
    ...places(read),
    industryCode: firstOf(read, 'industry_classification', [
      'industry_class_code',
      'industry_group_code',
      'industry_division_code',
      'industry_section_code',
    ]),
    status: registration('registration_status'),
    // Computed from industry, employees, revenue and assets: no single record stands behind it.
    sizeGrade: {
      ...read.absent('basic_registration'),
      ...(head.size_grade ? { value: head.size_grade, absence: null } : {}),
    },
    patentRange: countRange(read, 'patent', head.patent_count),
    trademarkRange: countRange(read, 'trademark', head.trademark_count),
    financingRange: financingRange(read, financingAmount),
    isHighTech: read.fact('certification_honour', 'high_tech_certified'),
  };
};
