import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Registration } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { Panel } from '../../signed-in/panel.tsx';
import { instant } from '../kit/dates.ts';
import { RESOLVES_WORDS } from './resolves-words.ts';

/** Where the DOI leads, since it was checked. */
export function ResolvesPanel({ registration }: { readonly registration: Registration }) {
  const { resolves } = registration;
  if (!resolves) return null;
  const { text, isGood } = RESOLVES_WORDS[resolves.result];
  return (
    <Panel isDense title={t('officeRegistrations.whereItLeads')}>
      <Alert severity={isGood ? 'success' : 'warning'}>{text}</Alert>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t('officeRegistrations.checkedAt', { date: instant(resolves.at) })}
      </Typography>
    </Panel>
  );
}
