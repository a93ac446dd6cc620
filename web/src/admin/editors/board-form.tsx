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
  title: ({ fullname }) => `Board of ${text(fullname)}`,
  // Journals are created in their own form, not here.
  blank: () => ({}),
  publicPath: ({ name }) => (text(name) ? journalPagePath(text(name), 'editors') : null),
  leaves: RECORD_KINDS.journals.fields.filter((field) => field !== 'board'),
  sections: [
    {
      title: 'Members',
      help: 'Members are shown in this order. Drag a row, or move it with the arrows. Members whose term has ended are listed as past members. Members whose term has not begun are not shown.',
      fields: [
        {
          name: 'board',
          label: 'Board',
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
          title: ({ name, role }) => {
            const known = ROLES.find(({ value }) => value === role)?.label;
            return [text(name), text(name) && known].filter(Boolean).join(', ');
          },
          fields: [
            { name: 'name', label: 'Name', type: 'text', width: 'half' },
            { name: 'role', label: 'Role', type: 'select', choices: ROLES, width: 'half' },
            { name: 'affiliation', label: 'Affiliation', type: 'text', width: 'half' },
            { name: 'country', label: 'Country', type: 'text', width: 'half' },
            {
              name: 'orcid',
              label: 'ORCID iD',
              type: 'text',
              width: 'half',
              placeholder: '0000-0002-1825-0097',
            },
            { name: 'from', label: 'Term from', type: 'date', width: 'quarter' },
            { name: 'to', label: 'to', type: 'date', width: 'quarter' },
            { name: 'expertise', label: 'Expertise', type: 'chips' },
            { name: 'bio', label: 'Biography', type: 'text', lines: 3, most: 2_000 },
            { name: 'photo', label: 'Photo', type: 'image' },
            {
              ...{ name: 'account', label: 'Account', type: 'custom', width: 'half' },
              render: (props) => <AccountField {...props} />,
            },
          ],
        },
      ],
    },
    {
      title: 'Accounts with a role in this journal',
      help: 'The board is shown to readers. What a member can do in the office depends on the roles of their account.',
      fields: [],
      after: ({ name }, person) => <JournalAccounts journal={text(name)} person={person} />,
    },
  ],
};

export const boardPath = (journal: string): string => adminEditorsPath(journal);
