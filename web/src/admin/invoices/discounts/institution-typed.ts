import { type Institution, InstitutionDataSchema } from '@quire/model/entities/institution';
import { typedOf, type ValueTyped, valueTyped } from './value-typed.ts';

/** An agreement in its form, where each field is text. */
export interface InstitutionTyped {
  readonly name: string;
  readonly ror: string;
  readonly domains: string;
  readonly from: string;
  readonly until: string;
  readonly note: string;
  readonly value: ValueTyped;
  readonly confirm: boolean;
  readonly active: boolean;
  readonly journals: readonly string[];
}

export const NEW_INSTITUTION: InstitutionTyped = {
  ...{ name: '', ror: '', domains: '', from: '', until: '', note: '' },
  ...{ value: { unit: '%', text: '100' }, confirm: true, active: true, journals: [] },
};

/** A stored agreement in the form's fields. */
export function institutionTyped(stored: Institution): InstitutionTyped {
  const { name, ror = '', domains, from = '', until = '', note, value, ...rest } = stored;
  const { confirm, active, journals } = rest;
  const texts = { name, ror, from, until, note, domains: domains.join(' ') };
  return { ...texts, value: typedOf(value), confirm, active, journals };
}

/** Reads the form with the schema; empty fields are omitted. */
export const readInstitution = (typed: InstitutionTyped) => {
  const { ror, from, until, domains, value, ...rest } = typed;
  return InstitutionDataSchema.safeParse({
    ...rest,
    value: valueTyped(value),
    domains: domains.split(/[\s,;]+/).filter(Boolean),
    ...(ror ? { ror } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  });
};
