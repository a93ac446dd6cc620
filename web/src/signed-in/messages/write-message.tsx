import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import { MarkdownField } from '../../markdown-text/markdown-field.tsx';
import { ProblemNote } from '../problem-note.tsx';
import type { AsyncAction } from '../use-async-action.ts';

interface WriteMessageProps {
  readonly submission: string;
  readonly label: string;
  readonly hint?: string;
  /** How this area sends calls. */
  readonly sending: AsyncAction;
}

/** A form for a message about a submission. */
export function WriteMessage({ submission, label, hint, sending }: WriteMessageProps) {
  const [text, setText] = useState('');
  // One key for each message, so that a retry after a lost answer does not send it twice.
  const key = useRef(crypto.randomUUID());
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    const isSent = await sending.run(async () => {
      await call('sendMessage', { submission, key: key.current, text: text.trim() });
    });
    if (!isSent) return;
    key.current = crypto.randomUUID();
    setText('');
  }
  return (
    <form method="post" onSubmit={(event) => void send(event)}>
      <MarkdownField
        label={label}
        hint={hint}
        rows={3}
        value={text}
        onChange={setText}
        maxLength={5_000}
      />
      <ProblemNote>{sending.problem}</ProblemNote>
      <Button type="submit" variant="outlined" sx={{ mt: 1.5 }} aria-disabled={sending.busy}>
        {sending.busy ? t('forms.sending') : t('signedIn.sendMessage')}
      </Button>
    </form>
  );
}
