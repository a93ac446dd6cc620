import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import { useMessages } from '../../data/live/submission-records.ts';
import { Panel } from '../kit/panel.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { readersMoment } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';
import { WrittenText } from '../kit/written-text.tsx';

/** What author and editor write to each other. */
export function Messages({ submission }: { readonly submission: string }) {
  const { records, problem } = useMessages(submission);
  return (
    <Panel title="Messages with the editor">
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {records.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          Nothing yet. An editor reads what you write here, and you get a mail when they answer.
        </Typography>
      )}
      <div role="log" aria-label="Messages">
        <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {records.map(({ id, side, name, text, at }) => (
            <Box
              component="li"
              key={id}
              sx={{
                mb: 2,
                pl: 2,
                borderInlineStart: '3px solid',
                borderColor: side === 'author' ? 'var(--rule-strong)' : 'var(--link)',
              }}
            >
              <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
                <strong>{name}</strong>, <time dateTime={at}>{readersMoment(at)}</time>
              </Box>
              <WrittenText text={text} />
            </Box>
          ))}
        </Box>
      </div>
      <WriteMessage submission={submission} />
    </Panel>
  );
}

function WriteMessage({ submission }: { readonly submission: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const sending = useAction();
  // One name for one message: pressing again after a lost answer writes it once.
  const key = useRef(crypto.randomUUID());
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    const sent = await sending.run(async () => {
      await call('sendMessage', { submission, key: key.current, text: text.trim() });
    });
    if (!sent) return;
    key.current = crypto.randomUUID();
    setText('');
  }
  return (
    <form method="post" onSubmit={(event) => void send(event)}>
      <TextField
        id={id}
        label="Your message"
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      <ProblemNote>{sending.problem}</ProblemNote>
      <Button type="submit" variant="outlined" sx={{ mt: 1.5 }} aria-disabled={sending.busy}>
        {sending.busy ? 'Sending…' : 'Send the message'}
      </Button>
    </form>
  );
}
