import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ImportProblem } from '@quire/model/calls';

const KINDS = { error: 'Error', warning: 'Warning', note: 'Note' } as const;
const COLOURS = { error: 'error.main', warning: 'secondary.main', note: 'text.secondary' } as const;
const ORDER = ['error', 'warning', 'note'];

interface ProblemRowsProps {
  readonly problems: readonly ImportProblem[];
  readonly onLine?: (line: number) => void;
}

/** What could not be read, the worst first; each leads to its line where there is one to go to. */
export function ProblemRows({ problems, onLine }: ProblemRowsProps) {
  const sorted = problems.toSorted(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || (a.line ?? 0) - (b.line ?? 0),
  );
  return (
    <List dense disablePadding>
      {sorted.map(({ severity, code, message, line }) => {
        const key = `${code} ${line ?? ''} ${message}`;
        const words = (
          <ListItemText
            key={key}
            primary={message}
            secondary={`${KINDS[severity]}${line === undefined ? '' : `, line ${line}`} · ${code}`}
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
