import type { OrcidFound } from '@quire/model/calls/people';
import { expect, test } from 'vitest';
import { type ChosenPerson, judgePeople, orcidsToAsk } from './judge-people.ts';

const [ADA, BO, CY] = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-9079-593X'];
const person = (name: string, orcid: string): ChosenPerson => ({
  ...{ key: name, name, orcid, where: 'CES', path: '' },
});
const found = (...all: readonly OrcidFound[]) => new Map(all.map((each) => [each.orcid, each]));
const findings = (people: readonly ChosenPerson[], registry = found()) =>
  judgePeople(people, registry).map(({ finding }) => finding);

test('checks only the digits of an iD without the registry', () => {
  const people = [person('Ada Holt', ADA), person('Bo', ''), person('Cy', '0000-0002-1825-0098')];
  expect(findings(people)).toEqual(['well-formed', 'missing', 'wrong']);
  expect(orcidsToAsk([...people, person('A. Holt', ADA)])).toEqual([ADA]);
});

test('reports an iD that two people have, and not two spellings of one name', () => {
  expect(findings([person('Ada Holt', ADA), person('A. Holt', ADA)])).toEqual([
    'well-formed',
    'well-formed',
  ]);
  expect(findings([person('Ada Holt', ADA), person('Bo Lund', ADA)])).toEqual(['twice', 'twice']);
});

test('compares names with those in the registry', () => {
  const registry = found(
    { orcid: ADA, state: 'found', names: ['Ada Ruth Holt'] },
    { orcid: BO, state: 'found', names: ['Somebody Else', 'Else, S.'] },
    { orcid: CY, state: 'unknown', names: [] },
  );
  const people = [person('A. Holt', ADA), person('Bo Lund', BO), person('Cy Marsh', CY)];
  expect(findings(people, registry)).toEqual(['fits', 'other-name', 'unknown']);
  const hidden = found({ orcid: ADA, state: 'found', names: [] });
  expect(findings([person('Ada Holt', ADA)], hidden)).toEqual(['private']);
});
