import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import { REVIEW_MESSAGE_MAX } from '@quire/model/entities/review-message';
import { t } from '@quire/model/messages/t';
import { takesMessages } from '@quire/model/states/review-states';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { MessageLog } from '../../../../signed-in/messages/message-log.tsx';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { instant } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import type { LiveReview } from '../work/live-review.ts';
import { useAttempt } from '../work/use-attempt.ts';

/** The messages between the editors and one reviewer. */
export function ReviewMessages({ review }: { readonly review: LiveReview }) {
  const { messages, reviewer, state } = review;
  const [isOpen, setOpen] = useState(false);
  const mayWrite = takesMessages(state);
  if (messages.length === 0 && !mayWrite) return null;
  const isWaiting = messages.at(-1)?.side === 'reviewer';
  const label =
    messages.length > 0
      ? t('officeReview.messages', { count: messages.length })
      : t('officeReview.writeToReviewer');
  return (
    <Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('officeReview.hideMessages') : label}
      </Button>
      {isWaiting && !isOpen && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t('officeReview.newMessage')}
        />
      )}
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <MessageLog
            moment={instant}
            messages={messages.map(({ key, side, text, at }) => ({
              ...{ id: `${side}-${key}`, text, at },
              side: side === 'editor' ? 'editor' : 'author',
              name: side === 'editor' ? t('officeReview.theEditors') : reviewer.name,
            }))}
          />
          {mayWrite && <WriteToReviewer review={review} />}
        </Box>
      </Collapse>
    </Box>
  );
}

function WriteToReviewer({
  review: { submission, id, reviewer },
}: {
  readonly review: LiveReview;
}) {
  const { busy, problem, run } = useAttempt();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  // The same key for each attempt, so that a retry after a lost answer sends the message once.
  const key = useRef(crypto.randomUUID());
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    const isSent = await run(async () => {
      const message = { key: key.current, text: text.trim() };
      await call('writeToReviewer', { submission, review: id, ...message });
    });
    if (!isSent) return;
    key.current = crypto.randomUUID();
    setText('');
    tell(t('officeReview.messageSent'));
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <MarkdownField
        label={t('officeReview.messageTo', { name: reviewer.name })}
        hint={t('officeReview.messageHint')}
        rows={3}
        value={text}
        onChange={setText}
        maxLength={REVIEW_MESSAGE_MAX}
        problem={isEmpty && text.trim() === '' ? t('officeReview.messageMissing') : null}
      />
      <ProblemNote>{problem}</ProblemNote>
      <Button type="submit" variant="outlined" size="small" sx={{ mt: 1 }} loading={busy}>
        {t('officeReview.sendMessage')}
      </Button>
    </form>
  );
}
