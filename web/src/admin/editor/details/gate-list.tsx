import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import type { GateProblem, GateWhere } from '@quire/model/entities/gate-problem';
import { t } from '@quire/model/messages/t';
import { adminIssuePath, adminJournalsPath, adminSubmissionPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { recordFieldId } from '../../kit/form/form-fields.ts';
import type { Gate } from './use-gate.ts';

interface GateListProps {
  readonly gate: Gate;
  readonly article: Article;
  /** Goes to a line of the text. */
  readonly onLine?: ((line: number) => void) | undefined;
}

/** The page on which a problem can be fixed, if it is another one. */
function pathOf({ place }: GateWhere, { journal, issue, submission }: Article): string | null {
  if (place === 'issue') return adminIssuePath(journal, issue);
  if (place === 'journal') return adminJournalsPath(journal);
  if (place === 'submission' && submission) return adminSubmissionPath(submission);
  return null;
}

const PLACES: Readonly<Record<GateWhere['place'], string>> = {
  details: t('officeEditorDetails.fixBelow'),
  files: t('officeEditorDetails.seeFiles'),
  text: t('officeEditorDetails.showInText'),
  issue: t('officeEditorDetails.openIssue'),
  journal: t('officeEditorDetails.openJournal'),
  submission: t('officeEditorDetails.openSubmission'),
};

/** Goes to a field of this page, or to the closest one that exists. */
function goToField(field: string): void {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(recordFieldId(parts.slice(0, length).join('.')));
    if (found) {
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
      return;
    }
  }
  document.getElementById('article-metadata')?.scrollIntoView();
}

function Where({ where, article, onLine }: { where: GateWhere } & Omit<GateListProps, 'gate'>) {
  const path = pathOf(where, article);
  if (path) {
    return (
      <Link component={RouterLink} to={path}>
        {PLACES[where.place]}
      </Link>
    );
  }
  const { line, field, place } = where;
  if (place === 'text' && line !== undefined && onLine) {
    return (
      <Link component="button" type="button" onClick={() => onLine(line)}>
        {t('officeEditorDetails.line', { line })}
      </Link>
    );
  }
  if (place === 'text') return line === undefined ? null : t('officeEditorDetails.line', { line });
  const go = () =>
    place === 'files'
      ? document.getElementById('article-files')?.scrollIntoView()
      : goToField(field ?? '');
  return (
    <Link component="button" type="button" onClick={go}>
      {PLACES[place]}
    </Link>
  );
}

function Problems({
  title,
  severity,
  problems,
  ...rest
}: { title: string; severity: 'error' | 'warning'; problems: readonly GateProblem[] } & Omit<
  GateListProps,
  'gate'
>) {
  if (problems.length === 0) return null;
  return (
    <Alert severity={severity}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ code, message, where }) => (
          <li key={`${code} ${where.field ?? ''} ${where.line ?? ''} ${message}`}>
            {message} <Where where={where} {...rest} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** What prevents publication of the latest version, and warnings; each with a link to its place. */
export function GateList({ gate, article, onLine }: GateListProps) {
  const { problems, failure, revision, check } = gate;
  const of = (severity: GateProblem['severity']) =>
    (problems ?? []).filter((problem) => problem.severity === severity);
  return (
    <Box component="section" aria-labelledby="gate-title" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="gate-title" variant="h2" sx={{ flexGrow: 1 }}>
          {t('officeEditorDetails.publicationChecks')}
        </Typography>
        <Button size="small" onClick={check}>
          {t('officeEditorDetails.checkAgain')}
        </Button>
      </Box>
      {!problems && !failure && (
        <LinearProgress aria-label={t('officeEditorDetails.checking', { revision })} />
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Problems
        title={t('officeEditorDetails.blocking')}
        severity="error"
        problems={of('block')}
        {...{ article, onLine }}
      />
      <Problems
        title={t('officeEditorDetails.warnings')}
        severity="warning"
        problems={of('warn')}
        {...{ article, onLine }}
      />
      {problems?.length === 0 && (
        <Alert severity="success">{t('officeEditorDetails.ready', { revision })}</Alert>
      )}
    </Box>
  );
}
