import { t } from '@quire/model/messages/t';
import { adminEditorsPath } from '@quire/model/office-paths';
import { journalPagePath } from '@quire/model/paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { FormDescription } from '../kit/form/form-description.ts';
import { AccountField } from './account-field.tsx';
import { AddFromAccount } from './add-from-account.tsx';
import { BOARD_ROLES } from './board-rows.ts';
import { JournalAccounts } from './journal-accounts.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const ROLES = Object.entries(BOARD_ROLES).map(([value, label]) => ({ value, label }));

const BLANK = {
  name: '',
  role: 'associate',
  affiliation: '',
  country: '',
  bio: '',
  expertise: [],
};

/** The board of one journal, which is saved and merged as part of the journal's record. */
export const BOARD_FORM: FormDescription = {
  kind: 'journals',
  title: ({ fullname }) => t('officeEditors.boardOf', { journal: text(fullname) }),
  // Journals are created in their own form, not here.
  blank: () => ({}),
  publicPath: ({ name }) => (text(name) ? journalPagePath(text(name), 'editors') : null),
  leaves: RECORD_KINDS.journals.fields.filter((field) => field !== 'board'),
  sections: [
    {
      title: t('officeEditors.membersSection'),
      help: t('officeEditors.membersHelp'),
      fields: [
        {
          name: 'board',
          label: t('officeEditors.board'),
          type: 'list',
          add: t('officeRecords.addMember'),
          blank: BLANK,
          adder: ({ items, add, disabled, values }) => (
            <AddFromAccount
              journal={text(values.name)}
              taken={items.map(({ account }) => account)}
              disabled={disabled}
              onAdd={(member) => add({ ...BLANK, ...member })}
            />
          ),
          title: ({ name, role, roleName }) => {
            const known = text(roleName) || ROLES.find(({ value }) => value === role)?.label;
            return [text(name), text(name) && known].filter(Boolean).join(', ');
          },
          fields: [
            { name: 'name', label: t('office.name'), type: 'text', width: 'half' },
            {
              name: 'role',
              label: t('officeEditors.role'),
              type: 'select',
              choices: ROLES,
              width: 'half',
            },
            {
              name: 'roleName',
              label: t('officeEditors.ownRoleName'),
              type: 'text',
              width: 'half',
              help: t('officeEditors.ownRoleNameHint'),
            },
            {
              name: 'affiliation',
              label: t('officeEditors.affiliation'),
              type: 'text',
              width: 'half',
            },
            { name: 'country', label: t('officeEditors.country'), type: 'text', width: 'half' },
            {
              name: 'orcid',
              label: t('officeEditors.orcidId'),
              type: 'text',
              width: 'half',
              placeholder: '0000-0002-1825-0097',
            },
            { name: 'from', label: t('officeEditors.termFrom'), type: 'date', width: 'quarter' },
            { name: 'to', label: t('officeEditors.termTo'), type: 'date', width: 'quarter' },
            { name: 'expertise', label: t('officeEditors.expertise'), type: 'chips' },
            {
              name: 'bio',
              label: t('officeEditors.biography'),
              type: 'text',
              lines: 3,
              most: 2_000,
            },
            { name: 'photo', label: t('officeEditors.photo'), type: 'image' },
            {
              ...{
                name: 'account',
                label: t('officeEditors.account'),
                type: 'custom',
                width: 'half',
              },
              render: (props) => <AccountField {...props} />,
            },
          ],
        },
      ],
    },
    {
      title: t('officeEditors.accountsSection'),
      help: t('officeEditors.accountsHelp'),
      fields: [],
      after: ({ name }, person) => <JournalAccounts journal={text(name)} person={person} />,
    },
  ],
};

export const boardPath = (journal: string): string => adminEditorsPath(journal);
