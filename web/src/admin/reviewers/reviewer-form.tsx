import { COUNTRY_CODES, countryName } from '@quire/model/countries';
import { REVIEWER_IDENTITY } from '@quire/model/entities/reviewer';
import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
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
/** A reviewer of other journals too: staff of only some of them cannot change the person's details. */
const othersOf = (values: Values, person: Person): string[] =>
  journalsOf(values).filter((journal) => !reachedBy(person)(journal));
const LOCK = {
  isLocked: (values: Values, person: Person) => othersOf(values, person).length > 0,
};
const lockIdentity = (field: FieldDescription): FieldDescription =>
  REVIEWER_IDENTITY.some((name) => name === field.name) ? { ...field, ...LOCK } : field;

/** The form of a reviewer. */
export const REVIEWER_FORM: FormDescription = {
  kind: 'reviewers',
  newTitle: t('officeRecords.newReviewer'),
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
            help: 'Used for invitations. Each address can have one record.',
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
            help: 'Used to detect conflicts with authors of the same institution.',
          },
          {
            name: 'country',
            label: 'Country',
            type: 'select',
            choices: COUNTRIES,
            none: 'Unknown',
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
      title: 'Reviewing',
      fields: [
        {
          name: 'expertise',
          label: 'Expertise',
          type: 'chips',
          help: 'Compared with the keywords of manuscripts, for example “sediment transport” or “tidal flats”.',
        },
        {
          name: 'journals',
          label: 'Journals',
          type: 'chips',
          choices: 'journals',
          isClosed: true,
          width: 'half',
          help: 'Editors of these journals see this record.',
        },
        {
          name: 'state',
          label: 'State',
          type: 'select',
          ...LOCK,
          width: 'half',
          choices: [
            { value: 'active', label: 'Available' },
            { value: 'paused', label: 'Paused: receives no invitations' },
          ],
        },
        {
          name: 'unavailable',
          label: 'Away',
          type: 'list',
          add: t('officeRecords.addAbsence'),
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
      help: 'For editors only. Reviewers see them only if they request their personal data.',
      fields: [],
      after: (values, person) => (
        <ReviewerNotes person={person} journals={journalsOf(values).filter(reachedBy(person))} />
      ),
    },
    { title: 'Invitation history', fields: [], after: () => <InvitationHistory /> },
    {
      title: 'Duplicate records',
      help: 'A person may be in the database with two addresses.',
      fields: [],
      after: (_, person) => <MergeReviewer person={person} />,
    },
  ],
};
