import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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
        {t('officeTools.orcidNotConfigured')}
      </Alert>
    );
  }
  if (state === 'asking') {
    return (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 240 }}>
        <Stack sx={{ flexGrow: 1 }}>
          <Typography variant="body2" role="status">
            {t('officeTools.lookedUp', { asked, total })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (asked / total) * 100}
            aria-label={t('officeTools.lookUpProgress')}
          />
        </Stack>
        <Button size="small" onClick={stop}>
          {t('officeTools.stop')}
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Button variant="contained" disabled={orcids.length === 0} onClick={() => void ask(orcids)}>
        {t('officeTools.lookUpNames')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
