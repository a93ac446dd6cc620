import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

/** A journal's imprint table, and related fields. */
export const IMPRINT_SECTION: FormSection = {
  title: t('officeJournals.imprint'),
  help: t('officeJournals.imprintHint'),
  fields: [
    { name: 'fullname', label: t('journals.fullTitle'), type: 'text', most: 200 },
    {
      name: 'name',
      label: t('officeJournals.key'),
      type: 'text',
      width: 'third',
      isFixed: true,
      help: t('officeJournals.keyHint'),
    },
    { name: 'key_title', label: t('journals.keyTitle'), type: 'text', width: 'third' },
    {
      name: 'abbreviation',
      label: t('officeJournals.abbreviatedTitle'),
      type: 'text',
      width: 'third',
      placeholder: t('officeJournals.abbreviatedTitleExample'),
    },
    {
      name: 'issn',
      label: t('journals.imprintOnlineIssn'),
      type: 'text',
      width: 'quarter',
      placeholder: '2049-3630',
      help: t('officeJournals.issnHint'),
    },
    { name: 'issn_print', label: t('journals.imprintPrintIssn'), type: 'text', width: 'quarter' },
    { name: 'continues', label: t('officeJournals.continuesIssn'), type: 'text', width: 'quarter' },
    {
      name: 'continuedBy',
      label: t('officeJournals.continuedByIssn'),
      type: 'text',
      width: 'quarter',
    },
    {
      name: 'frequency',
      label: t('journals.frequency'),
      type: 'text',
      width: 'third',
      placeholder: t('officeJournals.frequencyExample'),
    },
    {
      name: 'publication_medium',
      label: t('journals.medium'),
      type: 'text',
      width: 'third',
      placeholder: t('officeJournals.mediumExample'),
    },
    { name: 'started', label: t('journals.firstYear'), type: 'number', width: 'third' },
    {
      name: 'doiPrefix',
      label: t('officeJournals.doiPrefix'),
      type: 'text',
      width: 'third',
      placeholder: '10.12345',
      help: t('officeJournals.doiPrefixHint'),
    },
    {
      name: 'order',
      label: t('officeJournals.position'),
      type: 'number',
      width: 'third',
      help: t('officeJournals.positionHint'),
    },
  ],
};
