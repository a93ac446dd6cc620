import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { toUrlKey } from '@quire/model/identifiers';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CallAnswer, call } from '../../../../data/calls.ts';
import { issueFor } from '../../../../data/live/issue-for.ts';
import { useJournalIssues } from '../../../../data/live/journal-issues.ts';
import { TextCountsTable } from '../../../kit/text-counts-table.tsx';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';

interface StartArticleDialogProps {
  readonly work: ManuscriptWork;
  readonly onClose: () => void;
}

/** Creates an article from an accepted manuscript in an issue, with everything that can be copied. */
export function StartArticleDialog({ work, onClose }: StartArticleDialogProps) {
  const { id, journal, title, specialIssue } = work.submission;
  const issues = useJournalIssues(journal);
  const [chosen, setChosen] = useState('');
  const [akey, setAkey] = useState(() => toUrlKey(title, 60));
  const [started, setStarted] = useState<CallAnswer<'startArticle'> | null>(null);
  const { busy, problem, run } = useAttempt();
  const issue = chosen || issueFor(issues, specialIssue);
  const start = () =>
    run(async () => setStarted(await call('startArticle', { submission: id, issue, akey })));
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="start-title" onClose={onClose}>
      <DialogTitle id="start-title">Create article</DialogTitle>
      <DialogContent>
        {started ? (
          <Stack spacing={2}>
            <Alert severity="success">
              {started.hasText
                ? 'Article created, with its text, authors and files.'
                : 'Article created, with its authors and files. The manuscript’s text could not be read; you find it among the files.'}
            </Alert>
            {started.counts && <TextCountsTable counts={started.counts} />}
            {started.notes.length > 0 && (
              <Alert severity="warning">
                <ul>
                  {started.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Alert>
            )}
          </Stack>
        ) : (
          <Stack spacing={2}>
            <Typography>
              Title, abstract, authors, declarations and files are copied, and the text if it can be
              read. The article is a draft until it is published.
            </Typography>
            <TextField
              select
              label="Issue"
              value={issue}
              onChange={(event) => setChosen(event.target.value)}
              helperText={
                issues.length === 0
                  ? 'This journal has no open issue yet.'
                  : specialIssue !== ''
                    ? `Submitted to the special issue ${specialIssue}.`
                    : undefined
              }
            >
              {issues.map(({ issueid, year, title: name }) => (
                <MenuItem key={issueid} value={issueid}>
                  {[issueid, year, name].filter(Boolean).join(' · ')}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Key in the address"
              value={akey}
              onChange={(event) => setAkey(event.target.value)}
              helperText="It cannot be changed later."
            />
            {problem && <Alert severity="error">{problem}</Alert>}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{started ? 'Close' : 'Cancel'}</Button>
        {started ? (
          <Button variant="contained" component={Link} to={adminArticleEditorPath(started.article)}>
            Open article
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={busy}
            disabled={issue === '' || akey === ''}
            onClick={() => void start()}
          >
            Create article
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
