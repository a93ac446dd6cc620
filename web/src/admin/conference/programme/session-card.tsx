import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ConferenceSession } from '@quire/model/entities/conference';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { DragEvent } from 'react';

interface SessionCardProps {
  readonly session: ConferenceSession;
  readonly isClashing: boolean;
  readonly isTalkDragged: boolean;
  readonly onEdit: () => void;
  readonly onSpread: () => void;
  readonly onDrag: () => void;
  readonly onDragTalk: (talk: number) => void;
  readonly onDragEnd: () => void;
  /** Before the talk at this index. */
  readonly onDropTalk: (talk: number) => void;
  readonly onStep: (talk: number, step: -1 | 1) => void;
  readonly onTime: (talk: number, time: string) => void;
  readonly onRemoveTalk: (talk: number) => void;
}

function begin(event: DragEvent, words: string, then: () => void) {
  event.stopPropagation();
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', words);
  then();
}

/** A session with its talks. Both can be dragged, or moved with the buttons and the session's dialog. */
export function SessionCard(props: SessionCardProps) {
  const { session, isClashing, isTalkDragged, onEdit, onSpread, onDrag, onDragEnd } = props;
  const { title, from, to, chairs, talks } = session;
  const time = [from, to].filter(Boolean).join('–') || t('officeConference.noTime');
  const drop = (talk: number) => (event: DragEvent) => {
    if (!isTalkDragged) return;
    event.preventDefault();
    event.stopPropagation();
    props.onDropTalk(talk);
  };
  const over = (event: DragEvent) => isTalkDragged && event.preventDefault();
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={title || t('officeConference.session')}
      draggable
      onDragStart={(event) => begin(event, title, onDrag)}
      onDragEnd={onDragEnd}
      onDragOver={over}
      onDrop={drop(talks.length)}
      sx={{
        ...{ p: 1.5, mb: 1.5, cursor: 'grab' },
        ...(isClashing && { borderColor: 'warning.main', borderWidth: 2 }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary">
            {isClashing ? t('officeConference.timeWithClash', { time }) : time}
          </Typography>
          <Typography component="h4" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {chairs.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('officeConference.chair', { count: chairs.length, names: formatList(chairs) })}
            </Typography>
          )}
        </Box>
        <Button
          size="small"
          aria-label={t('officeConference.editNamed', { title })}
          onClick={onEdit}
        >
          {t('office.edit')}
        </Button>
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, mt: 1, listStyle: 'none' }}>
        {talks.map((talk, at) => (
          <Box
            component="li"
            key={talk.id || `${at}`}
            draggable
            onDragStart={(event) => begin(event, talk.title, () => props.onDragTalk(at))}
            onDragEnd={onDragEnd}
            onDragOver={over}
            onDrop={drop(at)}
            sx={{ borderTop: 1, borderColor: 'divider', py: 1, cursor: 'grab' }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {talk.title}
            </Typography>
            <Typography variant="caption" component="p" color="text.secondary">
              {formatList(talk.speakers)}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
              <TextField
                type="time"
                size="small"
                value={talk.time}
                onChange={({ target }) => props.onTime(at, target.value)}
                slotProps={{
                  htmlInput: { 'aria-label': t('officeConference.timeOf', { title: talk.title }) },
                }}
                sx={{ width: '7.5rem' }}
              />
              <IconButton
                size="small"
                aria-label={t('officeConference.moveUp', { title: talk.title })}
                onClick={() => props.onStep(at, -1)}
              >
                ↑
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('officeConference.moveDown', { title: talk.title })}
                onClick={() => props.onStep(at, 1)}
              >
                ↓
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('officeConference.removeTalk', { title: talk.title })}
                onClick={() => props.onRemoveTalk(at)}
              >
                ×
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      {talks.length > 1 && from !== '' && to > from && (
        <Button
          size="small"
          onClick={onSpread}
          aria-label={t('officeConference.spreadTalksOf', { title })}
        >
          {t('officeConference.spreadTalksEvenly')}
        </Button>
      )}
    </Paper>
  );
}
