import type { FormSection } from '../kit/form/form-description.ts';

/** A journal's imprint table, and what is beside it. */
export const IMPRINT_SECTION: FormSection = {
  title: 'Imprint',
  help: 'A change of title or ISSN is carried to every issue and article of the journal, and to search.',
  fields: [
    { name: 'fullname', label: 'Full title', type: 'text', most: 200 },
    {
      name: 'name',
      label: 'Key',
      type: 'text',
      width: 'third',
      isFixed: true,
      help: 'Its acronym, and part of every address: /journals/KEY. It never changes.',
    },
    { name: 'key_title', label: 'Abbreviated key title', type: 'text', width: 'third' },
    {
      name: 'abbreviation',
      label: 'As others cite it',
      type: 'text',
      width: 'third',
      placeholder: 'J. Coast. Syst.',
    },
    {
      name: 'issn',
      label: 'Online ISSN',
      type: 'text',
      width: 'quarter',
      placeholder: '2049-3630',
      help: 'Its last digit is checked. Empty until the journal has one.',
    },
    { name: 'issn_print', label: 'Print ISSN', type: 'text', width: 'quarter' },
    { name: 'continues', label: 'Continues (ISSN)', type: 'text', width: 'quarter' },
    { name: 'continuedBy', label: 'Continued by (ISSN)', type: 'text', width: 'quarter' },
    {
      name: 'frequency',
      label: 'Frequency',
      type: 'text',
      width: 'third',
      placeholder: 'Four issues a year',
    },
    {
      name: 'publication_medium',
      label: 'Publication medium',
      type: 'text',
      width: 'third',
      placeholder: 'Online',
    },
    { name: 'started', label: 'First year of publication', type: 'number', width: 'third' },
    {
      name: 'doiPrefix',
      label: 'DOI prefix',
      type: 'text',
      width: 'third',
      placeholder: '10.12345',
      help: 'Of articles from now on; a DOI that exists stays. Empty: articles have no DOI.',
    },
    {
      name: 'order',
      label: 'Place among the journals',
      type: 'number',
      width: 'third',
      help: 'In menus and lists, smallest first.',
    },
  ],
};
