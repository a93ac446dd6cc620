import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { officeTheme } from './theme.ts';

/** The context of every page of the office: theme and base style, without the layout of the public site. */
export function Office({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={officeTheme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
