import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { hasTyped, recordWords } from '@quire/model/records/record-words';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useProductionWork } from '../../../data/live/desk/use-production-work.ts';
import type { Person } from '../../../session/use-person.ts';
import { rightNow } from '../../kit/labels/days.ts';
import { SearchField } from '../../kit/list/search-field.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import {
  PRODUCTION_QUEUE_NAMES,
  PRODUCTION_QUEUES,
  STATES_IN_WORK,
  STATES_PUBLISHED,
} from './production-queues.ts';
import { ProductionTable } from './production-table.tsx';
import { QueueChips } from './queue-chips.tsx';

const NONE: readonly SubmissionState[] = [];

const wordsOf = ({ number = '', title, authors }: StoredSubmission): string[] =>
  recordWords([number, title, ...authors.flatMap(({ family, email }) => [family, email])]);

/** The same address with a filter changed; '' removes it. */
function addressWith(parameters: URLSearchParams, field: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value === '') next.delete(field);
  else next.set(field, value);
  return next;
}

/** For production staff: the accepted manuscripts assigned to them, by the next step. */
export function ProductionPage({ person }: { readonly person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const queue = PRODUCTION_QUEUE_NAMES.find((name) => name === parameters.get('queue')) ?? 'open';
  const isPublished = queue === 'published';
  const inWork = useProductionWork(person.uid, STATES_IN_WORK);
  const published = useProductionWork(person.uid, isPublished ? STATES_PUBLISHED : NONE);
  const { submissions, loading, problem } = isPublished ? published : inWork;
  const now = rightNow();
  const typed = parameters.get('q') ?? '';
  const journal = parameters.get('journal') ?? '';
  const journals = [...new Set(submissions.map((each) => each.journal))].sort();
  const shown = submissions.filter(
    (each) =>
      PRODUCTION_QUEUES[queue].holds(each, now) &&
      (journal === '' || each.journal === journal) &&
      (typed === '' || hasTyped(wordsOf(each), typed)),
  );
  const choose = (field: string, value: string) =>
    setParameters(addressWith(parameters, field, value), { replace: true });
  const isNarrowed = typed !== '' || journal !== '';
  return (
    <OfficeFrame person={person} title={t('officeDesk.submissions')}>
      <Stack spacing={1.5}>
        <QueueChips
          shown={queue}
          says={PRODUCTION_QUEUES[queue].says}
          queues={PRODUCTION_QUEUE_NAMES.map((name) => ({
            name,
            label: PRODUCTION_QUEUES[name].label,
            count:
              inWork.loading || name === 'published'
                ? ''
                : formatNumber(
                    inWork.submissions.filter((each) => PRODUCTION_QUEUES[name].holds(each, now))
                      .length,
                  ),
            to: `?${addressWith(parameters, 'queue', name)}`,
          }))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <SearchField
            label={t('officeDesk.search')}
            value={typed}
            onChange={(value) => choose('q', value)}
            input={search}
          />
          {(journals.length > 1 || journal !== '') && (
            <TextField
              select
              label={t('office.journal')}
              value={journal}
              onChange={(event) => choose('journal', event.target.value)}
              sx={{ width: 150 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('officeDesk.all')}</MenuItem>
              {[...new Set([...journals, ...(journal === '' ? [] : [journal])])].map((key) => (
                <MenuItem key={key} value={key}>
                  {key}
                </MenuItem>
              ))}
            </TextField>
          )}
          {isNarrowed && (
            <Button
              onClick={() =>
                setParameters(addressWith(addressWith(parameters, 'q', ''), 'journal', ''))
              }
            >
              {t('officeDesk.clear')}
            </Button>
          )}
        </Box>
        {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
        {!loading && !problem && shown.length === 0 && (
          <Typography color="text.secondary" role="status">
            {isNarrowed
              ? t('officeDesk.noMatchFilters')
              : queue === 'open'
                ? t('officeDesk.noneAssigned')
                : t('officeDesk.noneAtStep')}
          </Typography>
        )}
        {(loading || shown.length > 0) && (
          <ProductionTable submissions={shown} loading={loading} now={now} />
        )}
      </Stack>
    </OfficeFrame>
  );
}
