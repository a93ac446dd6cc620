import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Registry } from './use-registry.ts';

interface RegistryStateProps {
  readonly registry: Registry;
  /** What there is to ask. */
  readonly orcids: readonly string[];
}

/** Asks ORCID whose the iDs are, as far as the press is connected to it. */
export function RegistryState({ registry, orcids }: RegistryStateProps) {
  const { state, asked, total, problem, ask, stop } = registry;
  if (state === 'not-configured') {
    return (
      <Alert severity="info" sx={{ py: 0 }}>
        No connection to ORCID is configured (the parameter ORCID_API): iDs are checked by their
        digits alone.
      </Alert>
    );
  }
  if (state === 'asking') {
    return (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 240 }}>
        <Stack sx={{ flexGrow: 1 }}>
          <Typography variant="body2" role="status">
            {asked} of {total} asked
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (asked / total) * 100}
            aria-label="ORCID is asked"
          />
        </Stack>
        <Button size="small" onClick={stop}>
          Stop
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Button variant="contained" disabled={orcids.length === 0} onClick={() => void ask(orcids)}>
        Ask ORCID for the names
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
