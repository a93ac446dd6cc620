import { createTheme } from '@mui/material/styles';
import { SHARED_THEME } from '../../signed-in/shared-theme.ts';

const { typography, components } = SHARED_THEME;

/** The office: the same ink, typefaces and fields as everywhere, smaller and closer together. */
export const officeTheme = createTheme({
  ...SHARED_THEME,
  typography: {
    ...typography,
    h1: { ...typography.h1, fontSize: '1.6rem' },
    h2: { ...typography.h2, fontSize: '1.2rem' },
    h3: { ...typography.h3, fontSize: '1.05rem' },
  },
  components: {
    ...components,
    // The public pages' old-style figures are for reading, not for tables and source.
    MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'normal' } } },
    // MUI 9 knows this name of a colour in `sx` alone; the office writes it as a property throughout.
    MuiTypography: {
      variants: [
        {
          props: { color: 'text.secondary' },
          style: { color: 'var(--mui-palette-text-secondary)' },
        },
      ],
    },
    // What is said of a field that cannot be changed is to be read all the same.
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
});
