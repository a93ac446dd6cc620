import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Something that did not work, told at once to whoever listens. Nothing where nothing is wrong. */
export function ProblemNote({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
          {children}
        </Alert>
      )}
    </div>
  );
}
