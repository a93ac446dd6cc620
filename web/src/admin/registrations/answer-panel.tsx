import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Registration, RegistrationState } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { Panel } from '../../signed-in/panel.tsx';
import { instant } from '../kit/dates.ts';
import { agencyName } from '../kit/registrations/registration-words.ts';
import { lastAnswer } from './answer-words.ts';
import { problemInWords } from './problem-words.ts';
import { ToldLines } from './told-lines.tsx';

const SEVERITIES: Readonly<Record<RegistrationState, AlertColor>> = {
  held: 'error',
  refused: 'error',
  registered: 'success',
  sent: 'info',
  waiting: 'info',
};

/** What the agency says, and what prevents that a DOI is sent to it. */
export function AnswerPanel({ registration }: { readonly registration: Registration }) {
  const { answer, problems, state, withWarning } = registration;
  return (
    <>
      <Alert severity={withWarning ? 'warning' : SEVERITIES[state]}>
        <ToldLines told={lastAnswer(registration)} registration={registration} />
      </Alert>
      {problems.length > 0 && (
        <Panel isDense title={t('officeRegistrations.whatPrevents')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 1 } }}>
            {problems.map((problem) => (
              <li key={`${problem.code} ${JSON.stringify(problem.params)}`}>
                <ToldLines told={problemInWords(problem)} registration={registration} />
              </li>
            ))}
          </Box>
        </Panel>
      )}
      {answer && (
        <Panel
          isDense
          title={t('officeRegistrations.whatTheySaid', { agency: agencyName(registration) })}
        >
          <Typography color="text.secondary">
            {t('officeRegistrations.answeredAt', { date: instant(answer.at) })}
          </Typography>
          {answer.text !== '' && (
            <>
              <Typography>{t('officeRegistrations.ownWords')}</Typography>
              <Box
                component="blockquote"
                lang="en"
                dir="ltr"
                sx={{ m: 0, mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}
              >
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {answer.text}
                </Typography>
              </Box>
            </>
          )}
        </Panel>
      )}
    </>
  );
}
