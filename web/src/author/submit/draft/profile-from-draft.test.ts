import { inLanguage } from '@quire/content/messages/in-language';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { expect, it } from 'vitest';
import { profileFromDraft } from './profile-from-draft.ts';

const draft = SubmissionDraftSchema.parse({
  authors: [
    { id: 'a', family: 'Silva', email: 'silva@example.org', affiliations: [0] },
    { id: 'b', family: 'Noor', email: 'Noor@example.org', affiliations: [1, 0] },
  ],
  affiliations: [
    { name: 'Elsewhere', country: 'DE' },
    { name: 'Lagoon Institute', country: 'PT', ror: 'https://ror.org/02mhbdp94' },
  ],
});

it('takes over where the submitter works', () => {
  expect(
    profileFromDraft({ affiliation: '', country: undefined }, 'noor@example.org', draft),
  ).toEqual({ affiliation: 'Lagoon Institute', country: 'PT', ror: 'https://ror.org/02mhbdp94' });
});

it('reads a country by its English name, as institutions from ROR have it', () => {
  const named = { ...draft, affiliations: [{ name: 'Elsewhere', country: 'Germany' }] };
  const authors = draft.authors.slice(1).map((author) => ({ ...author, affiliations: [0] }));
  const empty = { affiliation: '', country: undefined };
  const read = () => profileFromDraft(empty, 'noor@example.org', { ...named, authors })?.country;
  expect(read()).toBe('DE');
  expect(inLanguage('es', read)).toBe('DE');
});

it('leaves alone what the profile says', () => {
  const says = { affiliation: 'Institute of Tides', country: undefined };
  expect(profileFromDraft(says, 'noor@example.org', draft)).toBeNull();
  const both = { affiliation: 'Institute of Tides', country: 'NO' } as const;
  expect(profileFromDraft(both, 'noor@example.org', draft)).toBeNull();
});

it('takes nothing from the lines of other authors', () => {
  const empty = { affiliation: '', country: undefined };
  expect(profileFromDraft(empty, 'somebody@example.org', draft)).toBeNull();
});
