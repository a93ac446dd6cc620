import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminConferencePath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ANSWER_LABELS, type Answer, MAY_BECOME } from './proposal-labels.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const STANDS: Readonly<Record<string, string>> = {
  new: t('officeConference.notYetAnswered'),
  answered: t('officeConference.answeredNotDecided'),
  accepted: t('officeConference.isAccepted'),
  declined: t('officeConference.isDeclined'),
};

/** The possible answers to a proposal, each with a letter that can be edited before it is sent. */
export function AnswerProposal({ id, values, value, person }: CustomFieldProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const status = text(values.status) || 'new';
  const ckey = text(value);
  return (
    <Box id={id} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>
        {STANDS[status]}{' '}
        {ckey && (
          <Link component={RouterLink} to={adminConferencePath(ckey)}>
            {t('officeConference.openConference')}
          </Link>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(MAY_BECOME[status] ?? []).map((each) => (
          <Button
            key={each}
            variant={each === 'accepted' ? 'contained' : 'outlined'}
            color={each === 'declined' ? 'error' : 'primary'}
            onClick={() => setAnswer(each)}
          >
            {ANSWER_LABELS[each]}
          </Button>
        ))}
      </Box>
      {answer && <AnswerDialog {...{ answer, values, person }} onClose={() => setAnswer(null)} />}
    </Box>
  );
}
