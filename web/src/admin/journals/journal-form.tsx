import { ARCHIVES } from '@quire/model/archives';
import { t } from '@quire/model/messages/t';
import { journalPath } from '@quire/model/paths';
import type { FormDescription } from '../kit/form/form-description.ts';
import { withTranslations } from '../kit/form/with-translations.ts';
import { ASSIGNMENT_SECTION } from './assignment-section.tsx';
import { CHARGES_SECTION } from './charges-section.tsx';
import { ImprintPreview } from './imprint-preview.tsx';
import { IMPRINT_SECTION } from './imprint-section.ts';
import { JOURNAL_STATUS_LABELS } from './journal-labels.ts';
import { JournalTexts } from './journal-texts.tsx';
import { POLICY_SECTION } from './policy-section.ts';
import { REVIEW_FORMS_SECTION } from './review-forms-section.tsx';
import { REVIEW_SECTION } from './review-section.ts';
import { SCOPE_SECTION } from './scope-section.ts';
import { STAFF_CHECKS_SECTION } from './staff-checks-section.ts';
import { TYPES_SECTION } from './types-section.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The form of a journal. Its board has a separate page. */
export const JOURNAL_FORM: FormDescription = withTranslations({
  kind: 'journals',
  title: ({ fullname }) => text(fullname),
  blank: (person) => ({
    name: '',
    fullname: '',
    issn: '',
    description: '',
    aimsScope: '',
    subjects: [],
    hue: 190,
    licence: 'CC-BY-4.0',
    peerReviewModel: 'double',
    doiPrefix: '',
    contactEmail: person.email,
    status: 'announced',
    order: 0,
  }),
  statusLabels: JOURNAL_STATUS_LABELS,
  moves: [
    {
      label: t('officeJournals.open'),
      from: ['announced'],
      to: 'active',
      asks: t('officeJournals.asksOpen'),
    },
    {
      label: t('officeJournals.cease'),
      from: ['announced', 'active'],
      to: 'ceased',
      asks: t('officeJournals.asksCease'),
      isDanger: true,
    },
    {
      label: t('officeJournals.reopen'),
      from: ['ceased'],
      to: 'active',
      asks: t('officeJournals.asksReopen'),
    },
  ],
  publicPath: ({ name }) => journalPath(text(name)),
  leaves: ['board'],
  sections: [
    { ...IMPRINT_SECTION, after: (values) => <ImprintPreview values={values} /> },
    SCOPE_SECTION,
    POLICY_SECTION,
    ASSIGNMENT_SECTION,
    REVIEW_SECTION,
    TYPES_SECTION,
    REVIEW_FORMS_SECTION,
    STAFF_CHECKS_SECTION,
    CHARGES_SECTION,
    {
      title: t('officeJournals.contact'),
      help: t('officeJournals.contactHint'),
      fields: [
        {
          name: 'contactEmail',
          label: t('officeJournals.editorialOfficeEmail'),
          type: 'text',
          input: 'email',
          width: 'half',
        },
        {
          name: 'contacts',
          label: t('officeJournals.contacts'),
          type: 'list',
          add: t('officeRecords.addContact'),
          blank: { name: '', role: '', email: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: t('office.name'), type: 'text', width: 'third' },
            {
              name: 'role',
              label: t('officeJournals.responsibleFor'),
              type: 'text',
              width: 'third',
            },
            {
              name: 'email',
              label: t('office.email'),
              type: 'text',
              input: 'email',
              width: 'third',
            },
          ],
        },
      ],
    },
    {
      title: t('officeJournals.indexing'),
      help: t('officeJournals.indexingHint'),
      fields: [
        {
          name: 'indexing',
          label: t('officeJournals.indexedIn'),
          type: 'list',
          add: t('officeRecords.addIndex'),
          blank: { name: '', url: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: t('officeJournals.index'), type: 'text', width: 'third' },
            {
              name: 'url',
              label: t('officeJournals.address'),
              type: 'text',
              input: 'url',
              width: 'third',
            },
            { name: 'since', label: t('officeJournals.firstYear'), type: 'number', width: 'third' },
          ],
        },
        {
          name: 'preservation',
          label: t('officeJournals.archivedBy'),
          type: 'chips',
          help: t('officeJournals.archivedByHint'),
          choices: ARCHIVES.map((value) => ({ value, label: value })),
        },
      ],
    },
    {
      title: t('officeJournals.menuAndTexts'),
      help: t('officeJournals.menuAndTextsHint'),
      fields: [
        {
          name: 'menu',
          label: t('officeJournals.menuEntries'),
          type: 'list',
          add: t('officeRecords.addEntry'),
          blank: { label: '', path: '' },
          title: ({ label }) => text(label),
          fields: [
            { name: 'label', label: t('officeJournals.label'), type: 'text', width: 'half' },
            {
              name: 'path',
              label: t('officeJournals.addressWithinPress'),
              type: 'text',
              width: 'half',
              placeholder: '/about/open_access',
            },
          ],
        },
      ],
      after: ({ name }) => <JournalTexts jkey={text(name)} />,
    },
  ],
});
