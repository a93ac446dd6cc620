import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ListState } from './list-address.ts';
import type { ListDescription } from './list-description.ts';

interface NothingHereProps {
  readonly list: Pick<ListDescription<never>, 'empty' | 'many' | 'newPath' | 'one'>;
  readonly state: ListState;
  /** Where unsearched records begin. */
  readonly after: ListState['after'];
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Shown instead of rows, with the next step. */
export function NothingHere({ list, state, after, onChange }: NothingHereProps) {
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const isLater = state.after !== null || state.before !== null;
  const first = { after: null, before: null };
  return (
    <Box sx={{ py: 5, px: 2, textAlign: 'center' }}>
      {after ? (
        <Line text={`No matches among the ${list.many} searched so far. There are more.`}>
          <Button variant="contained" onClick={() => onChange({ after, before: null })}>
            Search more
          </Button>
        </Line>
      ) : isLater ? (
        <Line
          text={
            isNarrowed
              ? `No further ${list.many} match.`
              : `There are no ${list.many} left on this page.`
          }
        >
          <Button onClick={() => onChange(first)}>Go to first page</Button>
        </Line>
      ) : isNarrowed ? (
        <Line text={`No ${list.many} match.`}>
          <Button onClick={() => onChange({ q: '', filters: {} })}>Show all</Button>
        </Line>
      ) : state.bin ? (
        <Line text="The bin is empty." />
      ) : (
        <Line text={list.empty}>
          {list.newPath && (
            <Button variant="contained" component={Link} to={list.newPath}>
              New {list.one}
            </Button>
          )}
        </Line>
      )}
    </Box>
  );
}

function Line({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      {children}
    </>
  );
}
