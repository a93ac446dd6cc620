import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A problem, announced at once by screen readers. It renders nothing visible if there is none. */
export function ProblemNote({ children }: { readonly children: ReactNode }) {
  return (
    // Takes no space in a column of fields while it is empty.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
          {children}
        </Alert>
      )}
    </Box>
  );
}
