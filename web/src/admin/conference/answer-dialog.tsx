import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ProposalSchema } from '@quire/model/entities/proposal';
import { t } from '@quire/model/messages/t';
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
import { ANSWER_QUESTIONS, type Answer, letterFor } from './proposal-labels.ts';

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
  const { name, email } = proposal?.organiser ?? { name: '', email: '' };
  const [letter, setLetter] = useState(() => letterFor(answer, name, person.name));
  const [ckey, setCkey] = useState(() => conferenceKey(proposal));
  const isAccepted = answer === 'accepted';
  async function send() {
    await call('answerProposal', {
      ...{ proposal: id, base: keeping.revision, to: answer, letter },
      ...(isAccepted && { ckey }),
    });
    tell(isAccepted ? t('officeConference.proposalAccepted') : t('officeConference.letterSent'));
  }
  return (
    <ConfirmDialog
      open
      title={ANSWER_QUESTIONS[answer]}
      does={isAccepted ? t('officeConference.accept') : t('officeConference.send')}
      danger={answer === 'declined'}
      disabled={(!isAccepted && letter.trim() === '') || (isAccepted && ckey === '')}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {isAccepted
            ? t('officeConference.letterToOptional', { name, email })
            : t('officeConference.letterTo', { name, email })}
        </Typography>
        <MarkdownField
          label={t('officeConference.letter')}
          rows={8}
          value={letter}
          onChange={setLetter}
          maxLength={10_000}
        />
        {isAccepted && (
          <TextField
            label={t('officeConference.conferenceAddress')}
            value={ckey}
            onChange={(event) => setCkey(event.target.value)}
            helperText={t('officeConference.conferenceAddressHint')}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
