import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** A success message, announced by screen readers. It renders nothing visible until there is one. */
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
