import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { journalsOf } from '@quire/model/grants';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { useMemo } from 'react';
import { usePressContacts } from '../../data/live/office/use-press-contacts.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { officeMenuFor } from '../kit/office-menu.ts';
import { shortcutsOf } from '../kit/shortcuts.ts';
import { ShortcutsTable } from '../kit/shortcuts-table.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { HELP_TOPICS } from './help-topics.ts';

function Help({ person }: { person: Person }) {
  const menu = useMemo(() => officeMenuFor(person.claims), [person.claims]);
  const contacts = usePressContacts();
  const journals = journalsOf(person.claims);
  const roles = formatList(person.claims.roles.map((role) => ROLE_LABELS[role]));
  return (
    <OfficeFrame person={person} title={t('officeHelp.pageTitle')}>
      <Stack spacing={2} sx={{ maxWidth: 860 }}>
        <Panel isDense title={t('officeHelp.keyboardShortcuts')}>
          <ShortcutsTable groups={shortcutsOf(menu)} />
        </Panel>
        {HELP_TOPICS.map(({ title, lines }) => (
          <Panel isDense key={title} title={title}>
            {lines.map((line) => (
              <Typography key={line} sx={{ mb: 1, '&:last-child': { mb: 0 } }}>
                {line}
              </Typography>
            ))}
          </Panel>
        ))}
        <Panel isDense title={t('officeHelp.contact')}>
          <Typography>
            {contacts
              ? rich('officeHelp.contactTextWithAddresses', {
                  support: <Link href={`mailto:${contacts.support}`}>{contacts.support}</Link>,
                  info: <Link href={`mailto:${contacts.info}`}>{contacts.info}</Link>,
                })
              : t('officeHelp.contactText')}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {journals.length > 0
              ? t('officeHelp.signedInAsWithJournals', {
                  email: person.email,
                  roles,
                  journals: formatList(journals),
                })
              : t('officeHelp.signedInAs', { email: person.email, roles })}
          </Typography>
        </Panel>
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/helper`: keyboard shortcuts, instructions and contacts. */
export default function HelpPage() {
  return <StaffOnly>{(person) => <Help person={person} />}</StaffOnly>;
}
