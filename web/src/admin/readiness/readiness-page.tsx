import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import {
  criterionId,
  judge,
  READINESS_CRITERIA,
  READINESS_INDEXES,
  type ReadinessIndex,
} from '@quire/model/readiness/criteria';
import type { Measures } from '@quire/model/readiness/measures';
import { useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { Person } from '../../session/use-person.ts';
import { hour } from '../kit/dates.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { INDEX_WORDS } from './criterion-words.ts';
import { useReadiness } from './use-readiness.ts';

interface IndexCardProps {
  readonly index: ReadinessIndex;
  readonly journal: string;
  readonly measures: Measures;
}

function IndexCard({ index, journal, measures }: IndexCardProps) {
  const criteria = READINESS_CRITERIA.filter((each) => each.index === index);
  const states = criteria.map((each) => judge(each, measures));
  const count = (state: string) => states.filter((each) => each === state).length;
  return (
    <Paper component="section" variant="outlined" aria-label={INDEX_WORDS[index]} sx={{ p: 2 }}>
      <Typography variant="h2">{INDEX_WORDS[index]}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('officeReadiness.progress', {
          met: count('met'),
          all: criteria.length,
          hand: count('by-hand'),
        })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {criteria.map((criterion) => (
          <CriterionRow key={criterionId(criterion)} {...{ journal, criterion, measures }} />
        ))}
      </Box>
    </Paper>
  );
}

function Readiness({ person }: { readonly person: Person }) {
  const journals = useJournalKeys(person.claims, 'journal.edit');
  const [parameters, setParameters] = useSearchParams();
  const journal = parameters.get('journal') ?? journals[0] ?? '';
  const { answer, problem } = useReadiness(journal);
  const choices = [...new Set([...journals, journal])].filter(Boolean);
  return (
    <OfficeFrame person={person} title={t('officeReadiness.pageTitle')}>
      <Stack spacing={2.5}>
        <Typography color="text.secondary" sx={{ maxWidth: '75ch' }}>
          {t('officeReadiness.intro')}
        </Typography>
        {choices.length === 0 ? (
          <Alert severity="info">{t('officeReadiness.noJournal')}</Alert>
        ) : (
          <TextField
            select
            label={t('office.journal')}
            value={journal}
            onChange={({ target }) => setParameters({ journal: target.value })}
            sx={{ width: 200 }}
          >
            {choices.map((key) => (
              <MenuItem key={key} value={key}>
                {key}
              </MenuItem>
            ))}
          </TextField>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {journal && !answer && !problem && (
          <LinearProgress aria-label={t('officeReadiness.checking')} />
        )}
        {answer && (
          <>
            <Typography role="status">
              {t('officeReadiness.checkedAt', { time: hour(answer.checkedAt) })}
            </Typography>
            {READINESS_INDEXES.map((index) => (
              <IndexCard key={index} measures={answer.measures} {...{ index, journal }} />
            ))}
          </>
        )}
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard/readiness`: what DOAJ, Scopus and others ask of a journal, and what it lacks. */
export default function ReadinessPage() {
  return <StaffOnly action="journal.edit">{(person) => <Readiness person={person} />}</StaffOnly>;
}
