import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { officeTheme } from './theme.ts';

/** What every page of the office stands in: theme and base style, no layout of the public site. */
export function Office({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={officeTheme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
