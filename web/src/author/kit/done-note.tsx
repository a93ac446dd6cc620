import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Something that has worked, told to whoever listens. Nothing where nothing has happened. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
          {children}
        </Alert>
      )}
    </div>
  );
}
