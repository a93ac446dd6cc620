import { DraftAuthorSchema } from '@quire/model/entities/submission';
import { isOrcid, isRor } from '@quire/model/identifiers';
import { orcidAsTyped, rorAsTyped } from '@quire/model/typed-ids';
import { describe, expect, it } from 'vitest';
import { namesOf, placesOf, withAffiliation, withoutAffiliation } from './affiliations.ts';
import { moveItem } from './move-item.ts';

describe('the authors of a draft', () => {
  it('keep their institutions when another one is removed', () => {
    const people = {
      affiliations: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      authors: [DraftAuthorSchema.parse({ id: 'a', affiliations: [0, 1, 2] })],
    };
    const after = withoutAffiliation(people, 1);
    expect(after.affiliations.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(after.authors[0]?.affiliations).toEqual([0, 1]);
  });

  it('find their institutions again after others were removed', () => {
    const before = { affiliations: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
    const names = namesOf({ affiliations: [2, 0] }, before);
    expect(placesOf(names, { affiliations: [{ name: 'B' }, { name: 'C' }] })).toEqual([1]);
  });

  it('share an institution with the same name', () => {
    const list = [{ name: 'University of Lisbon' }];
    expect(withAffiliation(list, ' university of lisbon')).toEqual({
      affiliations: list,
      place: 0,
    });
    expect(withAffiliation(list, 'CNRS').place).toBe(1);
  });

  it('share an institution with the same ROR ID, whatever its name', () => {
    const ror = 'https://ror.org/01c27hj86';
    const { affiliations, place } = withAffiliation([{ name: 'A' }], 'University of Lisbon', {
      ror,
      country: 'Portugal',
    });
    expect(affiliations[place]).toEqual({ name: 'University of Lisbon', ror, country: 'Portugal' });
    expect(withAffiliation(affiliations, 'Universidade de Lisboa', { ror })).toEqual({
      affiliations,
      place: 1,
    });
  });

  it('change places within the list and never leave it', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });

  it('may paste identifiers as addresses', () => {
    expect(orcidAsTyped(' https://orcid.org/0000-0002-1825-0097 ')).toBe('0000-0002-1825-0097');
    expect(isOrcid(orcidAsTyped('000000021825 0097'))).toBe(true);
    expect(isRor(rorAsTyped('ror.org/02mhbdp94'))).toBe(true);
    expect(rorAsTyped('University')).toBe('University');
  });
});
