import { t } from '@quire/model/messages/t';
import { COUNTRY_CHOICES } from '../kit/country-choices.ts';
import type { FormSection } from '../kit/form/form-description.ts';

/** Who has manuscripts reviewed, as ORCID asks for it. */
export const ORGANISATION_SECTION: FormSection = {
  title: t('officeSettings.organisationSection'),
  help: t('officeSettings.organisationHelp'),
  fields: [
    {
      name: 'organisation.ror',
      label: t('officeSettings.organisationRor'),
      type: 'text',
      width: 'half',
      placeholder: 'https://ror.org/05gq02987',
    },
    {
      name: 'organisation.city',
      label: t('officeSettings.city'),
      type: 'text',
      width: 'quarter',
      most: 120,
    },
    {
      name: 'organisation.country',
      label: t('officeSettings.country'),
      type: 'select',
      choices: COUNTRY_CHOICES,
      width: 'quarter',
    },
  ],
};
