import { createTheme } from '@mui/material/styles';
import { SHARED_THEME } from '../../signed-in/shared-theme.ts';

const NO_DURATION = {
  ...{ shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0 },
  ...{ enteringScreen: 0, leavingScreen: 0 },
};

/** Whether this reader has asked their device for less motion. */
const prefersStillness = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * MUI in the press's own colours and typefaces. They are the page's custom properties, so that
 * light, dark, sepia and the device's choice are followed without a second palette.
 */
export const authorTheme = createTheme({
  // Whether it is light or dark is the page's own business.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    // Under the pointer towards the ink: darker by day, lighter at night, read as well.
    primary: {
      main: 'var(--link)',
      dark: 'color-mix(in oklab, var(--link) 85%, var(--ink))',
      contrastText: 'var(--ground-raised)',
    },
    secondary: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    error: {
      main: 'light-dark(#a52a1a, #ff9c8a)',
      dark: 'light-dark(#8a2014, #ffb5a7)',
      contrastText: 'var(--ground-raised)',
    },
    warning: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    info: { main: 'var(--link)', contrastText: 'var(--ground-raised)' },
    success: { main: 'light-dark(#2d6338, #93c99b)', contrastText: 'var(--ground-raised)' },
    text: {
      primary: 'var(--ink)',
      secondary: 'var(--ink-soft)',
      disabled: 'color-mix(in oklab, var(--ink-soft) 70%, var(--ground))',
    },
    divider: 'var(--rule)',
    background: { default: 'var(--ground)', paper: 'var(--ground-raised)' },
    action: {
      active: 'var(--ink-soft)',
      hover: 'color-mix(in oklab, var(--ink) 6%, transparent)',
      selected: 'color-mix(in oklab, var(--link) 12%, transparent)',
      disabled: 'color-mix(in oklab, var(--ink-soft) 70%, var(--ground))',
      disabledBackground: 'var(--ground-sunk)',
      focus: 'color-mix(in oklab, var(--link) 16%, transparent)',
    },
  },
  shape: { borderRadius: 3 },
  ...(prefersStillness() && {
    transitions: { create: () => 'none', getAutoHeightDuration: () => 0, duration: NO_DURATION },
  }),
  typography: {
    ...SHARED_THEME.typography,
    fontFamily: 'var(--sans)',
    fontSize: 15,
    h1: {
      fontFamily: 'var(--serif)',
      fontSize: 'var(--title)',
      fontWeight: 500,
      letterSpacing: '-0.018em',
      lineHeight: 1.12,
    },
    h2: {
      fontFamily: 'var(--serif)',
      fontSize: 'var(--heading)',
      fontWeight: 600,
      lineHeight: 1.2,
    },
    h3: { fontFamily: 'var(--serif)', fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.25 },
  },
  components: {
    ...SHARED_THEME.components,
    MuiButton: {
      ...SHARED_THEME.components.MuiButton,
      // A finger needs room; beside a field the height is the field's.
      styleOverrides: { root: { minHeight: 44, paddingInline: 18 } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--ground-raised)' },
        notchedOutline: { borderColor: 'var(--rule-strong)' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          color: 'var(--ink)',
          backgroundColor: 'var(--ground-raised)',
          borderColor: 'var(--rule-strong)',
          borderInlineStartWidth: 3,
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  },
});
