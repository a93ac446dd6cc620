import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

/** How DOIs are registered, except the accounts, which are in the configuration. */
export const REGISTRATION_SECTION: FormSection = {
  title: t('officeSettings.registrationSection'),
  help: t('officeSettings.registrationHelp'),
  fields: [
    {
      name: 'registration.isTest',
      label: t('officeSettings.registrationTest'),
      type: 'switch',
      help: t('officeSettings.registrationTestHint'),
    },
    {
      name: 'registration.depositor',
      label: t('officeSettings.depositor'),
      type: 'text',
      width: 'half',
      most: 130,
      help: t('officeSettings.depositorHint'),
    },
    {
      name: 'registration.email',
      label: t('officeSettings.depositorEmail'),
      type: 'text',
      input: 'email',
      width: 'half',
      help: t('officeSettings.depositorEmailHint'),
    },
    {
      name: 'registration.updatePolicy',
      label: t('officeSettings.updatePolicy'),
      type: 'text',
      help: t('officeSettings.updatePolicyHint'),
    },
  ],
};
