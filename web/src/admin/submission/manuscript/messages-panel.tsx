import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useMessages } from '../../../data/live/submission-records.ts';
import { instant } from '../../kit/dates.ts';
import { useAttempt } from './use-attempt.ts';
import type { Work } from './work.ts';
import { Written } from './written.tsx';

/** What the journal and the author write to each other; live. */
export function MessagesPanel({ work }: { readonly work: Work }) {
  const { id } = work.submission;
  const { records, loading, problem } = useMessages(id);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="messages" sx={{ p: 2 }}>
      <Typography variant="h2" id="messages" sx={{ mb: 1 }}>
        Messages with the author
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && records.length === 0 && (
        <Typography color="text.secondary">Nothing yet.</Typography>
      )}
      <Box role="log" aria-label="Messages" sx={{ mb: 2 }}>
        {records.map(({ id: message, side, name, text, at }) => (
          <Box
            key={message}
            sx={{
              mb: 1.5,
              pl: 1.5,
              borderLeft: '3px solid',
              borderColor: side === 'author' ? 'divider' : 'primary.main',
            }}
          >
            <Typography variant="body2" color="text.secondary">
              <strong>{name}</strong>, {instant(at)}
            </Typography>
            <Written text={text} />
          </Box>
        ))}
      </Box>
      {(work.handles || work.produces) && <WriteMessage submission={id} />}
    </Paper>
  );
}

function WriteMessage({ submission }: { readonly submission: string }) {
  const [text, setText] = useState('');
  const { busy, problem, run } = useAttempt();
  // One name for one message: pressing again after a lost answer writes it once.
  const key = useRef(crypto.randomUUID());
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    const sent = await run(async () => {
      await call('sendMessage', { submission, key: key.current, text: text.trim() });
    });
    if (!sent) return;
    key.current = crypto.randomUUID();
    setText('');
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <TextField
        label="Message to the author"
        helperText="They read it with the journal’s name, and get a mail."
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!text.trim()}
        sx={{ mt: 1 }}
      >
        Send the message
      </Button>
    </form>
  );
}
