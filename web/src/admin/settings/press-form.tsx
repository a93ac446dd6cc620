import { PRESS_SETTINGS } from '@quire/model/collections';
import { TRANSLATED } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { homePath } from '@quire/model/paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { STAFF_ROLES } from '@quire/model/second-factor';
import { languageLabel } from '../../signed-in/language-label.ts';
import type { FormDescription } from '../kit/form/form-description.ts';
import { withTranslations } from '../kit/form/with-translations.ts';
import { AccentInput } from './accent-input.tsx';
import { CRAWLERS_SECTION } from './crawlers-section.ts';
import { ORGANISATION_SECTION } from './organisation-section.ts';
import { PressTexts } from './press-texts.tsx';
import { REGISTRATION_SECTION } from './registration-section.ts';
import { ACCOUNTS_SECTION, SELLER_SECTION } from './seller-section.tsx';
import { SERVICES_SECTION } from './services-section.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The press's details that are shown on every page. */
export const PRESS_FORM: FormDescription = withTranslations({
  kind: 'press',
  title: () => t('officeSettings.pageTitle'),
  blank: (person) => ({
    name: '',
    tagline: '',
    description: '',
    address: '',
    infoEmail: person.email,
    supportEmail: person.email,
    founded: new Date().getUTCFullYear(),
  }),
  publicPath: () => homePath(),
  sections: [
    {
      title: t('officeSettings.identitySection'),
      help: t('officeSettings.identityHelp'),
      fields: [
        { name: 'name', label: t('office.name'), type: 'text', width: 'half', most: 80 },
        { name: 'founded', label: t('officeSettings.founded'), type: 'number', width: 'half' },
        { name: 'tagline', label: t('officeSettings.tagline'), type: 'text', most: 200 },
        {
          name: 'description',
          label: t('officeSettings.description'),
          type: 'text',
          lines: 3,
          most: 600,
        },
        {
          name: 'accent',
          label: t('officeSettings.colour'),
          type: 'custom',
          width: 'half',
          render: ({ value, onChange, id, disabled }) => (
            <AccentInput {...{ value, onChange, id, disabled }} />
          ),
        },
        {
          name: 'logo',
          label: t('officeSettings.logo'),
          type: 'image',
          help: t('officeSettings.logoHint'),
        },
      ],
    },
    {
      title: t('officeSettings.addressesSection'),
      fields: [
        {
          name: 'infoEmail',
          label: t('officeSettings.infoEmail'),
          type: 'text',
          input: 'email',
          width: 'half',
          help: t('officeSettings.infoEmailHint'),
        },
        {
          name: 'supportEmail',
          label: t('officeSettings.supportEmail'),
          type: 'text',
          input: 'email',
          width: 'half',
        },
        { name: 'address', label: t('officeSettings.postalAddress'), type: 'text', lines: 2 },
      ],
    },
    {
      title: t('officeSettings.navigationSection'),
      help: t('officeSettings.navigationHelp'),
      fields: [
        {
          name: 'navigation',
          label: t('officeSettings.entries'),
          type: 'list',
          add: t('officeRecords.addEntry'),
          blank: { label: '', to: '' },
          title: ({ label }) => text(label),
          fields: [
            {
              name: 'label',
              label: t('officeSettings.entryLabel'),
              type: 'text',
              width: 'half',
              most: 60,
            },
            {
              name: 'to',
              label: t('officeSettings.entryAddress'),
              type: 'text',
              width: 'half',
              placeholder: '/about/open_access',
              help: t('officeSettings.entryAddressHint'),
            },
          ],
        },
      ],
    },
    {
      title: t('officeSettings.footerSection'),
      help: t('officeSettings.footerHelp'),
      fields: [
        {
          name: 'footer',
          label: t('officeSettings.lines'),
          type: 'list',
          add: t('officeRecords.addLine'),
          blank: { text: '', to: '' },
          title: (item) => text(item.text),
          fields: [
            {
              name: 'text',
              label: t('officeSettings.lineText'),
              type: 'text',
              width: 'half',
              most: 300,
            },
            { name: 'to', label: t('officeSettings.leadsTo'), type: 'text', width: 'half' },
          ],
        },
      ],
    },
    {
      title: t('languages.offered'),
      help: t('languages.offeredHint'),
      fields: [
        {
          name: 'languages',
          label: t('languages.offeredField'),
          type: 'chips',
          choices: TRANSLATED.map((language) => ({
            value: language,
            label: languageLabel(language),
          })),
          isClosed: true,
        },
      ],
    },
    {
      title: t('officeSettings.mailsSection'),
      help: t('officeSettings.mailsHelp'),
      fields: [
        {
          name: 'sender.name',
          label: t('officeSettings.senderName'),
          type: 'text',
          width: 'half',
        },
        {
          name: 'sender.replyTo',
          label: t('officeSettings.answersTo'),
          type: 'text',
          input: 'email',
          width: 'half',
        },
      ],
    },
    {
      title: t('officeSettings.secondFactorSection'),
      help: t('officeSettings.secondFactorHelp'),
      fields: [
        {
          name: 'secondFactorRoles',
          label: t('officeSettings.secondFactorRoles'),
          type: 'chips',
          choices: STAFF_ROLES.map((value) => ({
            value,
            label: ROLE_LABELS[value],
          })),
          isClosed: true,
        },
      ],
    },
    CRAWLERS_SECTION,
    REGISTRATION_SECTION,
    SERVICES_SECTION,
    ORGANISATION_SECTION,
    SELLER_SECTION,
    ACCOUNTS_SECTION,
    {
      title: t('officeSettings.textsSection'),
      help: t('officeSettings.textsHelp'),
      fields: [],
      after: () => <PressTexts />,
    },
  ],
});

/** The only record of this kind. */
export const PRESS_ID = PRESS_SETTINGS;
