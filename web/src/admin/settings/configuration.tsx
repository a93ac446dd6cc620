import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { ConfigurationPart } from './configuration-part.tsx';

/** The external services, each with a test. */
export function Configuration() {
  const [state, setState] = useState<CallAnswer<'configurationState'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    call('configurationState', {})
      .then((read) => current && setState(read))
      .catch((error: unknown) => current && setProblem(messageOf(error)));
    return () => {
      current = false;
    };
  }, []);
  if (problem) return <Alert severity="error">{problem}</Alert>;
  if (!state) return <LinearProgress aria-label={t('office.loading')} />;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {rich('officeSettings.configurationText', {
          origin: state.origin,
          strong: (words) => <strong>{words}</strong>,
        })}
      </Typography>
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {state.parts.map((part) => (
          <ConfigurationPart key={part.what} part={part} />
        ))}
      </Box>
    </>
  );
}
