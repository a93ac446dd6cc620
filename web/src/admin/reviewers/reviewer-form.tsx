import { COUNTRY_CODES, countryName } from '@quire/model/countries';
import { REVIEWER_IDENTITY } from '@quire/model/entities/reviewer';
import { journalsFor } from '@quire/model/grants';
import { can } from '@quire/model/roles';
import type { Person } from '../../session/use-person.ts';
import { BouncedNote } from '../kit/bounced-note.tsx';
import { day } from '../kit/dates.ts';
import type { FieldDescription, FormDescription } from '../kit/form/form-description.ts';
import type { Values } from '../kit/form/values.ts';
import { InvitationHistory } from './invitation-history.tsx';
import { MergeReviewer } from './merge-reviewer.tsx';
import { ReviewerNotes } from './reviewer-notes.tsx';
import { SharedNote } from './shared-note.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted(
  (a, b) => a.label.localeCompare(b.label),
);

const journalsOf = ({ journals }: Values): string[] =>
  Array.isArray(journals) ? journals.map(String) : [];
const reachedBy =
  (person: Person) =>
  (journal: string): boolean =>
    can(person, 'reviewer.edit', { journal });
/** Other journals' reviewer as well: who works for some of them alone does not change who the person is. */
const othersOf = (values: Values, person: Person): string[] =>
  journalsOf(values).filter((journal) => !reachedBy(person)(journal));
const LOCK = {
  isLocked: (values: Values, person: Person) => othersOf(values, person).length > 0,
};
const lockIdentity = (field: FieldDescription): FieldDescription =>
  REVIEWER_IDENTITY.some((name) => name === field.name) ? { ...field, ...LOCK } : field;

/** One of the base of reviewers. */
export const REVIEWER_FORM: FormDescription = {
  kind: 'reviewers',
  one: 'reviewer',
  title: ({ given, family }) => `${text(given)} ${text(family)}`.trim(),
  blank: ({ claims }) => {
    const own = journalsFor(claims, 'reviewer.edit');
    return {
      ...{ given: '', family: '', email: '', affiliation: '', state: 'active' },
      ...{ expertise: [], unavailable: [] },
      journals: own.length === 1 ? [...own] : [],
    };
  },
  leaves: ['uid'],
  sections: [
    {
      title: 'Person',
      fields: (
        [
          { name: 'given', label: 'Given names', type: 'text', width: 'half' },
          { name: 'family', label: 'Family name', type: 'text', width: 'half' },
          {
            name: 'email',
            label: 'E-mail',
            type: 'text',
            input: 'email',
            width: 'half',
            help: 'One record for an address: invitations go there.',
          },
          {
            name: 'orcid',
            label: 'ORCID iD',
            type: 'text',
            width: 'half',
            placeholder: '0000-0002-1825-0097',
          },
          { name: 'affiliation', label: 'Affiliation', type: 'text' },
          {
            name: 'ror',
            label: 'ROR id of the institution',
            type: 'text',
            width: 'half',
            placeholder: 'https://ror.org/02mhbdp94',
            help: 'Shows a conflict where an author belongs to it.',
          },
          {
            name: 'country',
            label: 'Country',
            type: 'select',
            choices: COUNTRIES,
            none: 'Not known',
            width: 'half',
          },
        ] satisfies FieldDescription[]
      ).map(lockIdentity),
      after: (values, person) => (
        <>
          <BouncedNote address={text(values.email)} />
          <SharedNote journals={othersOf(values, person)} />
        </>
      ),
    },
    {
      title: 'What they review',
      fields: [
        {
          name: 'expertise',
          label: 'Expertise',
          type: 'chips',
          help: 'Compared with a manuscript’s keywords: “sediment transport”, “tidal flats”.',
        },
        {
          name: 'journals',
          label: 'Journals',
          type: 'chips',
          choices: 'journals',
          isClosed: true,
          width: 'half',
          help: 'Their editors see this record.',
        },
        {
          name: 'state',
          label: 'State',
          type: 'select',
          ...LOCK,
          width: 'half',
          choices: [
            { value: 'active', label: 'Can be asked' },
            { value: 'paused', label: 'Paused: takes no invitations' },
          ],
        },
        {
          name: 'unavailable',
          label: 'Away',
          type: 'list',
          one: 'absence',
          blank: { from: '', to: '' },
          title: ({ from, to }) => (from && to ? `${day(text(from))} to ${day(text(to))}` : ''),
          fields: [
            { name: 'from', label: 'From', type: 'date', width: 'half' },
            { name: 'to', label: 'To', type: 'date', width: 'half' },
          ],
        },
      ],
    },
    {
      title: 'Notes',
      help: 'For editors. The reviewer does not see them, unless they ask what is held about them.',
      fields: [],
      after: (values, person) => (
        <ReviewerNotes person={person} journals={journalsOf(values).filter(reachedBy(person))} />
      ),
    },
    { title: 'Asked so far', fields: [], after: () => <InvitationHistory /> },
    {
      title: 'Somebody twice',
      help: 'One person may stand in the base under two addresses.',
      fields: [],
      after: (_, person) => <MergeReviewer person={person} />,
    },
  ],
};
