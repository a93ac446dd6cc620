import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import type { GateProblem, GateWhere } from '@quire/model/entities/gate-problem';
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
  details: 'Fix below',
  files: 'See files below',
  text: 'Show in text',
  issue: 'Open issue',
  journal: 'Open journal',
  submission: 'Open submission',
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
        Line {line}
      </Link>
    );
  }
  if (place === 'text') return line === undefined ? null : <>Line {line}</>;
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
          Publication checks
        </Typography>
        <Button size="small" onClick={check}>
          Check again
        </Button>
      </Box>
      {!problems && !failure && <LinearProgress aria-label={`Checking version ${revision}`} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Problems
        title="Problems that prevent publication"
        severity="error"
        problems={of('block')}
        {...{ article, onLine }}
      />
      <Problems
        title="Warnings"
        severity="warning"
        problems={of('warn')}
        {...{ article, onLine }}
      />
      {problems?.length === 0 && (
        <Alert severity="success">Version {revision} is ready for publication.</Alert>
      )}
    </Box>
  );
}
