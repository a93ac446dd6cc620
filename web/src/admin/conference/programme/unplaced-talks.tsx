import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import { abstractNumber } from '@quire/model/entities/abstract';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { Panel } from '../../../signed-in/panel.tsx';
import { day } from '../../kit/dates.ts';
import type { Sessions } from './arrange.ts';

interface UnplacedTalksProps {
  readonly abstracts: readonly OfficeAbstract[];
  readonly sessions: Sessions;
  readonly onDrag: (abstract: OfficeAbstract) => void;
  readonly onDragEnd: () => void;
  readonly onPlace: (abstract: OfficeAbstract, session: number) => void;
}

/** Accepted talks that are in no session yet. They are dragged into one or added with the menu. */
export function UnplacedTalks(props: UnplacedTalksProps) {
  const { abstracts, sessions, onDrag, onDragEnd, onPlace } = props;
  if (abstracts.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={t('officeConference.unplacedTalks', { count: abstracts.length })} isDense>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '22rem', overflowY: 'auto' }}
        >
          {abstracts.map((abstract) => (
            <Box
              component="li"
              key={abstract.id}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', abstract.title);
                onDrag(abstract);
              }}
              onDragEnd={onDragEnd}
              sx={{
                ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
                ...{ borderTop: 1, borderColor: 'divider', py: 1, cursor: 'grab' },
              }}
            >
              <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {abstractNumber(abstract.number)} {abstract.title}
                </Typography>
                <Typography variant="caption" component="p" color="text.secondary">
                  {[formatList(abstract.authors.map(({ name }) => name)), abstract.topic]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <TextField
                select
                size="small"
                value=""
                disabled={sessions.length === 0}
                onChange={({ target }) => onPlace(abstract, Number(target.value))}
                slotProps={{
                  select: { native: true },
                  htmlInput: {
                    'aria-label': t('officeConference.sessionFor', { title: abstract.title }),
                  },
                }}
                sx={{ minWidth: '12rem' }}
              >
                <option value="">{t('officeConference.addToSession')}</option>
                {sessions.map((session, at) => (
                  <option key={session.id || `${at}`} value={at}>
                    {[day(session.day), session.from, session.title].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </TextField>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
