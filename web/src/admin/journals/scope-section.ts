import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

/** The journal's scope and appearance. */
export const SCOPE_SECTION: FormSection = {
  title: t('officeJournals.scopeAndAppearance'),
  fields: [
    {
      name: 'description',
      label: t('officeJournals.description'),
      type: 'text',
      lines: 2,
      most: 400,
      help: t('officeJournals.descriptionHint'),
    },
    { name: 'aimsScope', label: t('officeJournals.aimsAndScope'), type: 'markdown', lines: 8 },
    { name: 'subjects', label: t('officeJournals.subjects'), type: 'chips', choices: 'subjects' },
    {
      name: 'hue',
      label: t('officeJournals.colour'),
      type: 'hue',
      width: 'half',
      help: t('officeJournals.colourHint'),
    },
    { name: 'cover', label: t('officeJournals.coverImage'), type: 'image' },
  ],
};
