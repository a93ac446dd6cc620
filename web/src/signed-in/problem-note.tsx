import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Something that did not work, told at once to whoever listens. Nothing where nothing is wrong. */
export function ProblemNote({ children }: { readonly children: ReactNode }) {
  return (
    // While it is empty it takes no room in a column of fields.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
          {children}
        </Alert>
      )}
    </Box>
  );
}
