import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ProposalSchema } from '@quire/model/entities/proposal';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../data/calls.ts';
import { useRecord } from '../../data/live/office/use-record.ts';
import { MarkdownField } from '../../markdown-text/markdown-field.tsx';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Values } from '../kit/form/values.ts';
import { tell } from '../kit/notices.ts';
import { conferenceKey } from './conference-key.ts';
import { ANSWER_LABELS, type Answer, letterFor } from './proposal-labels.ts';

interface AnswerDialogProps {
  readonly answer: Answer;
  readonly values: Values;
  readonly person: Person;
  readonly onClose: () => void;
}

/** The letter to the organiser and, on acceptance, the address of the new conference. */
export function AnswerDialog({ answer, values, person, onClose }: AnswerDialogProps) {
  const [parameters] = useSearchParams();
  const id = parameters.get('record') ?? '';
  const { keeping } = useRecord('proposals', id || null);
  const proposal = ProposalSchema.safeParse(values).data;
  const name = proposal?.organiser.name ?? '';
  const [letter, setLetter] = useState(() => letterFor(answer, name, person.name));
  const [ckey, setCkey] = useState(() => conferenceKey(proposal));
  const isAccepted = answer === 'accepted';
  async function send() {
    await call('answerProposal', {
      ...{ proposal: id, base: keeping.revision, to: answer, letter },
      ...(isAccepted && { ckey }),
    });
    tell(
      isAccepted
        ? 'Proposal accepted. A draft of the conference has been created.'
        : 'Letter sent.',
    );
  }
  return (
    <ConfirmDialog
      open
      title={isAccepted ? 'Accept this conference?' : `${ANSWER_LABELS[answer]}?`}
      does={isAccepted ? 'Accept' : 'Send'}
      danger={answer === 'declined'}
      disabled={(!isAccepted && letter.trim() === '') || (isAccepted && ckey === '')}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          To {name}, {proposal?.organiser.email}
          {isAccepted && '. If you leave the letter empty, no e-mail is sent.'}
        </Typography>
        <MarkdownField
          label="Letter"
          rows={8}
          value={letter}
          onChange={setLetter}
          maxLength={10_000}
        />
        {isAccepted && (
          <TextField
            label="Conference address"
            value={ckey}
            onChange={(event) => setCkey(event.target.value)}
            helperText="The part of the address after /conference/. It cannot be changed later."
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
