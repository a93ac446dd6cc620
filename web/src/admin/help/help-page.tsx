import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { journalsOf } from '@quire/model/grants';
import { useMemo } from 'react';
import { usePressContacts } from '../../data/live/office/use-press-contacts.ts';
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
  return (
    <OfficeFrame person={person} title="Help">
      <Stack spacing={2} sx={{ maxWidth: 860 }}>
        <Panel isDense title="Keyboard shortcuts">
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
        <Panel isDense title="Contact">
          <Typography>
            For questions about roles and accounts, contact an administrator of the press.
            {contacts && (
              <>
                {' '}
                To report a problem, write to{' '}
                <Link href={`mailto:${contacts.support}`}>{contacts.support}</Link>. For questions
                about the press, write to{' '}
                <Link href={`mailto:${contacts.info}`}>{contacts.info}</Link>.
              </>
            )}{' '}
            Describe what you did and quote the message that you saw.
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            You are signed in as {person.email}. Your roles: {person.claims.roles.join(', ')}.
            {journals.length > 0 && ` Your journals: ${journals.join(', ')}.`}
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
