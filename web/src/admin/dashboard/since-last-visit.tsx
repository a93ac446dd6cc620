import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { instant } from '../kit/dates.ts';
import { stateLabel } from '../kit/labels/state-label.ts';
import { noteVisit } from './last-visit.ts';
import type { OwnChange } from './use-my-work.ts';

const SHOWN = 10;

interface SinceLastVisitProps {
  readonly uid: string;
  /** The manuscripts that they work on. */
  readonly manuscripts: readonly OwnChange[];
}

/** A person's manuscripts that have changed since their last visit, latest change first. */
export function SinceLastVisit({ uid, manuscripts }: SinceLastVisitProps) {
  const [{ since, isFirst }] = useState(() => noteVisit(uid));
  const changed = manuscripts
    .filter(({ at }) => at > since)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="since">
      <Typography variant="h2" id="since" sx={{ mb: 0.5 }}>
        {t('officeDashboard.sinceLastVisit')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {isFirst
          ? t('officeDashboard.firstVisit')
          : rich('officeDashboard.changedSince', {
              time: <time dateTime={since}>{instant(since)}</time>,
            })}
      </Typography>
      {changed.length === 0 && (
        <Typography color="text.secondary">{t('officeDashboard.nothingChanged')}</Typography>
      )}
      {changed.length > 0 && (
        <Paper variant="outlined">
          <List dense disablePadding>
            {changed.slice(0, SHOWN).map(({ id, number, title, state, at }) => (
              <ListItem key={id} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                <Link
                  component={RouterLink}
                  to={adminSubmissionPath(id)}
                  underline="hover"
                  sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
                >
                  {unicodeText(title) || t('officeDashboard.untitled')}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {[number, stateLabel(state), instant(at)].filter(Boolean).join(' · ')}
                </Typography>
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
      {changed.length > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeDashboard.andMore', { count: changed.length - SHOWN })}
        </Typography>
      )}
    </section>
  );
}
