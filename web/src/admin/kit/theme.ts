import type { ThemeOptions } from '@mui/material/styles';
import { SHARED_THEME } from '../../signed-in/shared-theme.ts';

const { typography, components } = SHARED_THEME;

/** The office's theme: the same colours, typefaces and fields as everywhere, smaller and denser. */
export const OFFICE_THEME: ThemeOptions = {
  ...SHARED_THEME,
  typography: {
    ...typography,
    h1: { ...typography.h1, fontSize: '1.6rem' },
    h2: { ...typography.h2, fontSize: '1.2rem' },
    h3: { ...typography.h3, fontSize: '1.05rem' },
  },
  components: {
    ...components,
    // The public pages' old-style figures do not suit tables and source.
    MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'normal' } } },
    // MUI 9 supports this colour name in `sx` only; the office uses it as a property throughout.
    MuiTypography: {
      variants: [
        {
          props: { color: 'text.secondary' },
          style: { color: 'var(--mui-palette-text-secondary)' },
        },
      ],
    },
    // The help of a disabled field must stay legible.
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          ...components.MuiFormHelperText.styleOverrides.root,
          '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  },
};
