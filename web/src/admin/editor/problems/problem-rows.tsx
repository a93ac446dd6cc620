import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ImportProblem } from '@quire/model/calls/calls';
import { t } from '@quire/model/messages/t';
import { PROBLEM_KINDS, problemKey, worstFirst } from '../../../editing/problem-texts.ts';
import { rich } from '../../../messages/rich.ts';

const COLOURS = { error: 'error.main', warning: 'secondary.main', note: 'text.secondary' } as const;

interface ProblemRowsProps {
  readonly problems: readonly ImportProblem[];
  readonly onLine?: (line: number) => void;
}

/** What could not be read, most serious first; each links to its line, if it has one. */
export function ProblemRows({ problems, onLine }: ProblemRowsProps) {
  return (
    <List dense disablePadding>
      {worstFirst(problems).map((problem) => {
        const { severity, code, message, line, near } = problem;
        const key = problemKey(problem);
        const kind = PROBLEM_KINDS[severity];
        const place = line === undefined ? kind : t('officeEditor.problemPlace', { kind, line });
        const words = (
          <ListItemText
            key={key}
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
        return line === undefined || !onLine ? (
          <ListItem key={key}>{words}</ListItem>
        ) : (
          <ListItemButton key={key} onClick={() => onLine(line)}>
            {words}
          </ListItemButton>
        );
      })}
    </List>
  );
}
