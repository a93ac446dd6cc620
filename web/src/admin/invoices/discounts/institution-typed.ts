import { type Institution, InstitutionDataSchema } from '@quire/model/entities/institution';
import { typedOf, type ValueTyped, valueTyped } from './value-typed.ts';

/** An agreement as its form has it: all of it text, until it is read. */
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

/** One that is stored, as it is typed. */
export function institutionTyped(stored: Institution): InstitutionTyped {
  const { name, ror = '', domains, from = '', until = '', note, value, ...rest } = stored;
  const { confirm, active, journals } = rest;
  const texts = { name, ror, from, until, note, domains: domains.join(' ') };
  return { ...texts, value: typedOf(value), confirm, active, journals };
}

/** What was typed, read by its schema: what is empty is left out. */
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
