import { REVIEWER_IDENTITY } from '@quire/model/entities/reviewer';
import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import type { Person } from '../../session/use-person.ts';
import { BouncedNote } from '../kit/bounced-note.tsx';
import { COUNTRY_CHOICES } from '../kit/country-choices.ts';
import { day } from '../kit/dates.ts';
import type { FieldDescription, FormDescription } from '../kit/form/form-description.ts';
import type { Values } from '../kit/form/values.ts';
import { InvitationHistory } from './invitation-history.tsx';
import { MergeReviewer } from './merge-reviewer.tsx';
import { ReviewerNotes } from './reviewer-notes.tsx';
import { SharedNote } from './shared-note.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

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
      title: t('officeReviewers.person'),
      fields: (
        [
          { name: 'given', label: t('officeReviewers.givenNames'), type: 'text', width: 'half' },
          { name: 'family', label: t('officeReviewers.familyName'), type: 'text', width: 'half' },
          {
            name: 'email',
            label: t('office.email'),
            type: 'text',
            input: 'email',
            width: 'half',
            help: t('officeReviewers.emailHint'),
          },
          {
            name: 'orcid',
            label: t('officeReviewers.orcidId'),
            type: 'text',
            width: 'half',
            placeholder: '0000-0002-1825-0097',
          },
          { name: 'affiliation', label: t('officeReviewers.affiliation'), type: 'text' },
          {
            name: 'ror',
            label: t('officeReviewers.ror'),
            type: 'text',
            width: 'half',
            placeholder: 'https://ror.org/02mhbdp94',
            help: t('officeReviewers.rorHint'),
          },
          {
            name: 'country',
            label: t('officeReviewers.country'),
            type: 'select',
            choices: COUNTRY_CHOICES,
            none: t('officeReviewers.unknown'),
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
      title: t('officeReviewers.reviewing'),
      fields: [
        {
          name: 'expertise',
          label: t('officeReviewers.expertise'),
          type: 'chips',
          help: t('officeReviewers.expertiseHint'),
        },
        {
          name: 'journals',
          label: t('officeReviewers.journals'),
          type: 'chips',
          choices: 'journals',
          isClosed: true,
          width: 'half',
          help: t('officeReviewers.journalsHint'),
        },
        {
          name: 'state',
          label: t('officeReviewers.state'),
          type: 'select',
          ...LOCK,
          width: 'half',
          choices: [
            { value: 'active', label: t('officeReviewers.available') },
            { value: 'paused', label: t('officeReviewers.pausedHint') },
          ],
        },
        {
          name: 'unavailable',
          label: t('officeReviewers.away'),
          type: 'list',
          add: t('officeRecords.addAbsence'),
          blank: { from: '', to: '' },
          title: ({ from, to }) =>
            from && to
              ? t('officeReviewers.absence', { from: day(text(from)), to: day(text(to)) })
              : '',
          fields: [
            { name: 'from', label: t('officeReviewers.from'), type: 'date', width: 'half' },
            { name: 'to', label: t('officeReviewers.to'), type: 'date', width: 'half' },
          ],
        },
      ],
    },
    {
      title: t('officeReviewers.notes'),
      help: t('officeReviewers.notesHint'),
      fields: [],
      after: (values, person) => (
        <ReviewerNotes person={person} journals={journalsOf(values).filter(reachedBy(person))} />
      ),
    },
    {
      title: t('officeReviewers.invitationHistory'),
      fields: [],
      after: () => <InvitationHistory />,
    },
    {
      title: t('officeReviewers.duplicates'),
      help: t('officeReviewers.duplicatesHint'),
      fields: [],
      after: (_, person) => <MergeReviewer person={person} />,
    },
  ],
};
