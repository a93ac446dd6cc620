import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Testable } from '@quire/model/calls/mail';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { isTestable, PART_LABELS } from './part-labels.ts';

type Part = CallAnswer<'configurationState'>['parts'][number];

/** One external service: its configuration and whether it works. */
export function ConfigurationPart({ part }: { readonly part: Part }) {
  const { what, isConfigured, facts } = part;
  const [title, purpose] = PART_LABELS[what];
  const id = `part-${what}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isConfigured ? 'success' : 'default'}
          label={isConfigured ? t('officeSettings.isSetUp') : t('officeSettings.notSetUp')}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {purpose}
      </Typography>
      <Box
        component="dl"
        sx={{
          ...{ m: 0, display: 'grid', columnGap: 2, rowGap: 0.25 },
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Fact key={name} {...{ name, value }} />
        ))}
      </Box>
      {isTestable(what) && isConfigured && <TestIt what={what} title={title} />}
    </Paper>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function TestIt({ what, title }: { readonly what: Testable; readonly title: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<CallAnswer<'testConfiguration'> | null>(null);
  async function test() {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await call('testConfiguration', { what }));
    } catch (error) {
      setOutcome({ isWorking: false, message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        variant="outlined"
        loading={busy}
        aria-label={t('officeSettings.testPart', { part: title })}
        onClick={() => void test()}
      >
        {t('officeSettings.testButton')}
      </Button>
      <div role="status">
        {outcome && (
          <Alert severity={outcome.isWorking ? 'success' : 'error'} sx={{ mt: 1.5 }}>
            {outcome.message}
          </Alert>
        )}
      </div>
    </Box>
  );
}
