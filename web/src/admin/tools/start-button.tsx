import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../signed-in/message-of.ts';

interface StartButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Starts the run and returns its ID. */
  readonly start: () => Promise<string>;
}

/** Starts a run and opens it, or shows why it cannot start. */
export function StartButton({ label, disabled = false, start }: StartButtonProps) {
  const [, setParameters] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function begin() {
    setBusy(true);
    setProblem(null);
    try {
      setParameters({ run: await start() });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" loading={busy} disabled={disabled} onClick={() => void begin()}>
        {label}
      </Button>
    </>
  );
}
