import type { FormSection } from '../kit/form/form-description.ts';

/** A journal's imprint table, and related fields. */
export const IMPRINT_SECTION: FormSection = {
  title: 'Imprint',
  help: 'A change of title or ISSN is applied to all issues and articles of the journal, and to search.',
  fields: [
    { name: 'fullname', label: 'Full title', type: 'text', most: 200 },
    {
      name: 'name',
      label: 'Key',
      type: 'text',
      width: 'third',
      isFixed: true,
      help: 'Its acronym, and part of every address: /journals/KEY. It cannot be changed later.',
    },
    { name: 'key_title', label: 'Abbreviated key title', type: 'text', width: 'third' },
    {
      name: 'abbreviation',
      label: 'Abbreviated title for citations',
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
      help: 'The check digit is verified. Leave empty until the journal has one.',
    },
    { name: 'issn_print', label: 'Print ISSN', type: 'text', width: 'quarter' },
    { name: 'continues', label: 'Continues (ISSN)', type: 'text', width: 'quarter' },
    { name: 'continuedBy', label: 'Continued by (ISSN)', type: 'text', width: 'quarter' },
    {
      name: 'frequency',
      label: 'Frequency',
      type: 'text',
      width: 'third',
      placeholder: 'Four issues per year',
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
      help: 'For future articles; existing DOIs do not change. If empty, articles have no DOI.',
    },
    {
      name: 'order',
      label: 'Position among the journals',
      type: 'number',
      width: 'third',
      help: 'In menus and lists, lowest first.',
    },
  ],
};
