import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { STAFF_MAILS_PER_DAY } from '@quire/model/constants';
import {
  STAFF_MAIL_NAMES,
  STAFF_MAIL_WHEN,
  STAFF_MAILS,
  type StaffMails,
  type StaffMailWhen,
} from '@quire/model/entities/staff-mails';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

const WHEN: Readonly<Record<StaffMailWhen, string>> = {
  now: t('authorAccount.mailNow'),
  daily: t('authorAccount.mailDaily'),
  off: t('authorAccount.mailNever'),
};

const whenOf = (value: string): StaffMailWhen =>
  STAFF_MAIL_WHEN.find((when) => when === value) ?? 'now';

/** The mails for staff and their frequency. Each choice applies to the next mails. */
export function StaffMailsPanel({ chosen }: { readonly chosen: StaffMails }) {
  const saving = useAction();
  return (
    <Panel title={t('authorAccount.staffMails')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('authorAccount.staffMailsHint', { count: STAFF_MAILS_PER_DAY })}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {STAFF_MAIL_NAMES.map((type) => (
          <li key={type}>
            <TextField
              select
              fullWidth
              size="small"
              label={STAFF_MAILS[type].label}
              value={chosen[type] ?? 'now'}
              disabled={saving.busy}
              sx={{ maxWidth: 460 }}
              onChange={(event) =>
                void saving.run(async () => {
                  const when = whenOf(event.target.value);
                  await call('chooseStaffMails', { staffMails: { ...chosen, [type]: when } });
                })
              }
            >
              {STAFF_MAIL_WHEN.map((when) => (
                <MenuItem key={when} value={when}>
                  {WHEN[when]}
                </MenuItem>
              ))}
            </TextField>
          </li>
        ))}
      </Stack>
      <ProblemNote>{saving.problem}</ProblemNote>
    </Panel>
  );
}
