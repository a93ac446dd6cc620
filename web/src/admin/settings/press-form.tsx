import { PRESS_SETTINGS } from '@quire/model/collections';
import { LANGUAGES, type Language, TRANSLATED } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { homePath } from '@quire/model/paths';
import { STAFF_ROLES } from '@quire/model/second-factor';
import type { FormDescription } from '../kit/form/form-description.ts';
import { AccentInput } from './accent-input.tsx';
import { PressTexts } from './press-texts.tsx';
import { ACCOUNTS_SECTION, SELLER_SECTION } from './seller-section.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function nameOf(language: Language): string {
  const { name, isReviewed } = LANGUAGES[language];
  return isReviewed ? name : t('languages.notReviewed', { name });
}

/** The press's details that are shown on every page. */
export const PRESS_FORM: FormDescription = {
  kind: 'press',
  title: () => 'Settings',
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
      title: 'Identity',
      help: 'Shown on every public page, in every e-mail and with every article. Changes appear at once, and on cached pages within minutes.',
      fields: [
        { name: 'name', label: 'Name', type: 'text', width: 'half', most: 80 },
        { name: 'founded', label: 'Founded', type: 'number', width: 'half' },
        { name: 'tagline', label: 'In a few words', type: 'text', most: 200 },
        { name: 'description', label: 'In a few sentences', type: 'text', lines: 3, most: 600 },
        {
          name: 'accent',
          label: 'Colour',
          type: 'custom',
          width: 'half',
          render: ({ value, onChange, id, disabled }) => (
            <AccentInput {...{ value, onChange, id, disabled }} />
          ),
        },
        { name: 'logo', label: 'Logo', type: 'image', help: 'Replaces the press’s mark.' },
      ],
    },
    {
      title: 'Addresses',
      fields: [
        {
          name: 'infoEmail',
          label: 'The press and its journals',
          type: 'text',
          input: 'email',
          width: 'half',
          help: 'Shown in the footer and on contact pages. Replies to e-mails are sent here.',
        },
        {
          name: 'supportEmail',
          label: 'Help with this site',
          type: 'text',
          input: 'email',
          width: 'half',
        },
        { name: 'address', label: 'Postal address', type: 'text', lines: 2 },
      ],
    },
    {
      title: 'Navigation',
      help: 'Entries at the end of the top navigation, after the standard ones. There is room for two or three short entries.',
      fields: [
        {
          name: 'navigation',
          label: 'Entries',
          type: 'list',
          add: t('officeRecords.addEntry'),
          blank: { label: '', to: '' },
          title: ({ label }) => text(label),
          fields: [
            { name: 'label', label: 'Label', type: 'text', width: 'half', most: 60 },
            {
              name: 'to',
              label: 'Address',
              type: 'text',
              width: 'half',
              placeholder: '/about/open_access',
              help: 'A path on this site (/…) or a full address (https://…).',
            },
          ],
        },
      ],
    },
    {
      title: 'Footer',
      help: 'Lines at the bottom of every page, for example memberships or a registration number.',
      fields: [
        {
          name: 'footer',
          label: 'Lines',
          type: 'list',
          add: t('officeRecords.addLine'),
          blank: { text: '', to: '' },
          title: (item) => text(item.text),
          fields: [
            { name: 'text', label: 'Text', type: 'text', width: 'half', most: 300 },
            { name: 'to', label: 'Leads to', type: 'text', width: 'half' },
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
          choices: TRANSLATED.map((language) => ({ value: language, label: nameOf(language) })),
          isClosed: true,
        },
      ],
    },
    {
      title: 'Mails',
      help: 'The sender of e-mails. If empty, the press’s name and its first address are used.',
      fields: [
        { name: 'sender.name', label: 'Sender’s name', type: 'text', width: 'half' },
        {
          name: 'sender.replyTo',
          label: 'Answers to',
          type: 'text',
          input: 'email',
          width: 'half',
        },
      ],
    },
    {
      title: 'Two-step sign-in',
      help: 'These roles require a code from an authenticator app. People who have not set one up are signed out, and set it up when they sign in again.',
      fields: [
        {
          name: 'secondFactorRoles',
          label: 'Roles that need it',
          type: 'chips',
          choices: STAFF_ROLES.map((value) => ({
            value,
            label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
          })),
          isClosed: true,
        },
      ],
    },
    SELLER_SECTION,
    ACCOUNTS_SECTION,
    {
      title: 'Texts',
      help: 'The press’s own pages.',
      fields: [],
      after: () => <PressTexts />,
    },
  ],
};

/** The only record of this kind. */
export const PRESS_ID = PRESS_SETTINGS;
