import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { NOTIFICATIONS, type Notification, type Profile } from '@quire/model/entities/profile';
import { t } from '@quire/model/messages/t';
import { saveProfile } from '../../data/live/profile.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

const NAMES: readonly Notification[] = ['reminders', 'messages'];

interface NotificationsPanelProps {
  readonly uid: string;
  readonly chosen: Profile['notifications'];
}

/** The mails that a person can turn off. Each choice takes effect at once. */
export function NotificationsPanel({ uid, chosen }: NotificationsPanelProps) {
  const saving = useAction();
  return (
    <Panel title={t('authorAccount.notifications')}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('authorAccount.notificationsHint')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {NAMES.map((name) => (
          <li key={name}>
            <FormControlLabel
              control={
                <Switch
                  checked={chosen[name]}
                  onChange={(_, isOn) =>
                    void saving.run(() =>
                      saveProfile(uid, { notifications: { ...chosen, [name]: isOn } }),
                    )
                  }
                />
              }
              label={NOTIFICATIONS[name]}
            />
          </li>
        ))}
      </Stack>
      <ProblemNote>{saving.problem}</ProblemNote>
    </Panel>
  );
}
