import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Registry } from './use-registry.ts';

interface RegistryStateProps {
  readonly registry: Registry;
  /** The iDs to look up. */
  readonly orcids: readonly string[];
}

/** Looks up the holders of the iDs, if the press is connected to ORCID. */
export function RegistryState({ registry, orcids }: RegistryStateProps) {
  const { state, asked, total, problem, ask, stop } = registry;
  if (state === 'not-configured') {
    return (
      <Alert severity="info" sx={{ py: 0 }}>
        No connection to ORCID is configured (the parameter ORCID_API), so only the digits of iDs
        are checked.
      </Alert>
    );
  }
  if (state === 'asking') {
    return (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 240 }}>
        <Stack sx={{ flexGrow: 1 }}>
          <Typography variant="body2" role="status">
            {asked} of {total} looked up
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (asked / total) * 100}
            aria-label="Progress of the ORCID look-up"
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
        Look up names at ORCID
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
