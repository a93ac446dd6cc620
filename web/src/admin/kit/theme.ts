import { createTheme } from '@mui/material/styles';

/** The office in the press's colours: quiet surfaces, one accent, both colour schemes. */
export const officeTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1f5a5a' },
        secondary: { main: '#9a4a22' },
        background: { default: '#f6f5f0', paper: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#8cc5bf' },
        secondary: { main: '#e0a27a' },
        background: { default: '#12191a', paper: '#1a2324' },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: '"Source Sans 3 Variable", system-ui, sans-serif',
    h1: { fontSize: '1.6rem', fontWeight: 600 },
    h2: { fontSize: '1.15rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  },
});
