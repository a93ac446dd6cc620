import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import { SignedInTheme } from '../../signed-in/signed-in-theme.tsx';
import { OFFICE_THEME } from './theme.ts';

/** The context of every page of the office: theme and base style, without the layout of the public site. */
export function Office({ children }: { children: ReactNode }) {
  return (
    <SignedInTheme options={OFFICE_THEME}>
      <CssBaseline />
      {children}
    </SignedInTheme>
  );
}
