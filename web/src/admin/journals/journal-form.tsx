import { t } from '@quire/model/messages/t';
import { journalPath } from '@quire/model/paths';
import type { FormDescription } from '../kit/form/form-description.ts';
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
export const JOURNAL_FORM: FormDescription = {
  kind: 'journals',
  newTitle: t('officeRecords.newJournal'),
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
      label: 'Open',
      from: ['announced'],
      to: 'active',
      asks: 'Authors can submit to the journal from now on.',
    },
    {
      label: 'Cease',
      from: ['announced', 'active'],
      to: 'ceased',
      asks: 'The journal no longer accepts submissions. Its published articles stay available.',
      isDanger: true,
    },
    {
      label: 'Reopen',
      from: ['ceased'],
      to: 'active',
      asks: 'Authors can submit to the journal again.',
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
      title: 'Contact',
      help: 'Shown on the journal’s contact page. The editorial board is managed under Editors.',
      fields: [
        {
          name: 'contactEmail',
          label: 'E-mail of the editorial office',
          type: 'text',
          input: 'email',
          width: 'half',
        },
        {
          name: 'contacts',
          label: 'Contacts',
          type: 'list',
          add: t('officeRecords.addContact'),
          blank: { name: '', role: '', email: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: 'Name', type: 'text', width: 'third' },
            { name: 'role', label: 'Responsible for', type: 'text', width: 'third' },
            { name: 'email', label: 'E-mail', type: 'text', input: 'email', width: 'third' },
          ],
        },
      ],
    },
    {
      title: 'Indexing',
      help: 'Shown under “Abstracting & Indexing” and, in brief, on the journal’s home page.',
      fields: [
        {
          name: 'indexing',
          label: 'Indexed in',
          type: 'list',
          add: t('officeRecords.addIndex'),
          blank: { name: '', url: '' },
          title: ({ name }) => text(name),
          fields: [
            { name: 'name', label: 'Index', type: 'text', width: 'third' },
            { name: 'url', label: 'Address', type: 'text', input: 'url', width: 'third' },
            { name: 'since', label: 'First year', type: 'number', width: 'third' },
          ],
        },
        {
          name: 'preservation',
          label: 'Archived by',
          type: 'chips',
          choices: ['CLOCKSS', 'LOCKSS', 'Portico'].map((value) => ({ value, label: value })),
        },
      ],
    },
    {
      title: 'Menu and texts',
      help: 'Additions to the journal’s menu, and the texts of its pages.',
      fields: [
        {
          name: 'menu',
          label: 'Additions to the menu',
          type: 'list',
          add: t('officeRecords.addEntry'),
          blank: { label: '', path: '' },
          title: ({ label }) => text(label),
          fields: [
            { name: 'label', label: 'Label', type: 'text', width: 'half' },
            {
              name: 'path',
              label: 'Address within the press',
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
};
