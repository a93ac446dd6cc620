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
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CallAnswer, call } from '../../../../data/calls.ts';
import { issueFor } from '../../../../data/live/issue-for.ts';
import { useJournalIssues } from '../../../../data/live/journal-issues.ts';
import { keepImportedProblems } from '../../../../drafts/imported-problems.ts';
import { problemBesideWords } from '../../../../editing/problem-texts.ts';
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
    run(async () => {
      const made = await call('startArticle', { submission: id, issue, akey });
      // The editor marks them at their lines.
      if (made.problems.length > 0) keepImportedProblems(made.article, made.problems);
      setStarted(made);
    });
  const notes = started ? [...started.notes, ...started.problems.map(problemBesideWords)] : [];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="start-title" onClose={onClose}>
      <DialogTitle id="start-title">{t('officeMoves.createArticle')}</DialogTitle>
      <DialogContent>
        {started ? (
          <Stack spacing={2}>
            <Alert severity="success">
              {started.hasText
                ? t('officeMoves.articleCreated')
                : t('officeMoves.articleCreatedWithoutText')}
            </Alert>
            {started.counts && <TextCountsTable counts={started.counts} />}
            {notes.length > 0 && (
              <Alert severity="warning">
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Alert>
            )}
          </Stack>
        ) : (
          <Stack spacing={2}>
            <Typography>{t('officeMoves.createArticleHint')}</Typography>
            <TextField
              select
              label={t('officeMoves.issue')}
              value={issue}
              onChange={(event) => setChosen(event.target.value)}
              helperText={
                issues.length === 0
                  ? t('officeMoves.noOpenIssue')
                  : specialIssue !== ''
                    ? t('officeMoves.submittedToSpecialIssue', { issue: specialIssue })
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
              label={t('officeMoves.articleKey')}
              value={akey}
              onChange={(event) => setAkey(event.target.value)}
              helperText={t('officeMoves.articleKeyHint')}
            />
            {problem && <Alert severity="error">{problem}</Alert>}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{started ? t('office.close') : t('office.cancel')}</Button>
        {started ? (
          <Button variant="contained" component={Link} to={adminArticleEditorPath(started.article)}>
            {t('officeMoves.openArticle')}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={busy}
            disabled={issue === '' || akey === ''}
            onClick={() => void start()}
          >
            {t('officeMoves.createArticle')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
