import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { t } from '@quire/model/messages/t';
import { PROBLEM_KINDS, problemKey, worstFirst } from '../../../editing/problem-texts.ts';
import { rich } from '../../../messages/rich.ts';

const COLOURS = { error: 'error.main', warning: 'secondary.main', note: 'text.secondary' } as const;

interface ProblemRowsProps {
  readonly problems: readonly ImportProblem[];
  readonly onLine?: (line: number) => void;
  /** Called for one that is solved: the list does not know by itself. */
  readonly onDismiss?: (problem: ImportProblem) => void;
}

/** What could not be read, most serious first; each links to its line, if it has one. */
export function ProblemRows({ problems, onLine, onDismiss }: ProblemRowsProps) {
  return (
    <List dense disablePadding>
      {worstFirst(problems).map((problem) => {
        const { severity, code, line, near } = problem;
        const message = problemText(problem);
        const key = problemKey(problem);
        const kind = PROBLEM_KINDS[severity];
        const place = line === undefined ? kind : t('officeEditor.problemPlace', { kind, line });
        const words = (
          <ListItemText
            primary={
              near === undefined ? (
                message
              ) : (
                <>
                  {message}
                  <br />
                  <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {rich('officeEditor.problemNear', { words: <q>{near}</q> })}
                  </Typography>
                </>
              )
            }
            secondary={`${place} · ${code}`}
            slotProps={{ secondary: { sx: { color: COLOURS[severity] } } }}
          />
        );
        const isLinked = line !== undefined && onLine !== undefined;
        const row = isLinked ? (
          <ListItemButton onClick={() => onLine(line)}>{words}</ListItemButton>
        ) : (
          words
        );
        return (
          <ListItem key={key} disablePadding={isLinked}>
            {row}
            {onDismiss && (
              <Button
                size="small"
                sx={{ flexShrink: 0 }}
                aria-label={t('officeEditor.dismissProblem', { message })}
                onClick={() => onDismiss(problem)}
              >
                {t('officeEditor.dismiss')}
              </Button>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
