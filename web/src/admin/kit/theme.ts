import { createTheme } from '@mui/material/styles';
import { SHARED_THEME } from '../../signed-in/shared-theme.ts';

/** The office in the press's colours: quiet surfaces, one accent, both colour schemes. */
export const officeTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#125260' },
        secondary: { main: '#99461d' },
        // White words on them, and they as words on both grounds, have a contrast of 4.5 at least.
        warning: { main: '#8f4d00' },
        info: { main: '#01579b' },
        action: { active: 'rgba(0, 0, 0, 0.66)' },
        background: { default: '#f8f5ee', paper: '#fffdf8' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#8fc7cc' },
        secondary: { main: '#e0a45c' },
        // Readable as words on both grounds.
        error: { main: '#ff8a80' },
        background: { default: '#10191b', paper: '#172326' },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    ...SHARED_THEME.typography,
    fontFamily: '"Source Sans 3", system-ui, sans-serif',
    h1: { fontSize: '1.6rem', fontWeight: 600 },
    h2: { fontSize: '1.15rem', fontWeight: 600 },
    h3: { fontSize: '1rem', fontWeight: 600 },
  },
  components: {
    ...SHARED_THEME.components,
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
        root: { '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } },
      },
    },
    // The label of a field that stands first reaches above it.
    MuiDialogContent: {
      styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
    },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  },
});
