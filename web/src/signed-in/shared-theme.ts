import type { ThemeOptions } from '@mui/material/styles';

const HEADING = { fontFamily: 'var(--serif)', fontWeight: 600, lineHeight: 1.25 } as const;

/**
 * MUI in the press's own ink, typefaces, lines and corners. They are the page's custom properties
 * (`ui/styles/tokens.css`), so that light, dark, sepia and the device's choice are followed without a second
 * palette. The author's area and the office each add their sizes.
 */
export const SHARED_THEME = {
  // The page itself decides between light and dark.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    // On hover, mixed with the ink: darker in light mode, lighter in dark mode, with enough contrast.
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
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: 'var(--sans)',
    button: { textTransform: 'none', fontWeight: 600 },
    h1: HEADING,
    h2: HEADING,
    h3: HEADING,
  },
  components: {
    // The buttons of `base.css`: filled with ink, and only outlined if less important.
    MuiButton: {
      defaultProps: { disableElevation: true },
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: {
            backgroundColor: 'var(--ink)',
            color: 'var(--ground)',
            '&:hover': { backgroundColor: 'color-mix(in oklab, var(--ink) 86%, var(--accent))' },
          },
        },
        {
          props: { variant: 'outlined', color: 'primary' },
          style: {
            borderColor: 'var(--ink)',
            color: 'var(--ink)',
            '&:hover': { borderColor: 'var(--ink)', backgroundColor: 'var(--ground-sunk)' },
          },
        },
      ],
    },
    // With gaps for spacing, an empty element that is out of the flow takes no space.
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    // A label is above its field, as on the public forms, so it never covers what is typed.
    MuiFormLabel: {
      styleOverrides: {
        root: {
          color: 'var(--ink)',
          fontSize: 'var(--small)',
          fontWeight: 600,
          lineHeight: 1.3,
          '&.Mui-focused': { color: 'var(--ink)' },
          '&.Mui-disabled': { color: 'var(--ink-soft)' },
        },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: '100%',
          marginBlockEnd: '0.35rem',
          overflow: 'visible',
          lineHeight: 1.3,
          pointerEvents: 'auto',
          transform: 'none',
          whiteSpace: 'normal',
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--ground-raised)' },
        // Without the gap that a label in the border would need.
        notchedOutline: {
          top: 0,
          borderColor: 'var(--rule-strong)',
          '& > legend': { display: 'none' },
        },
      },
    },
    // What is long in another language, or in a person's own words, takes more lines and is not cut.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 'auto', minHeight: 32, '&.MuiChip-sizeSmall': { minHeight: 24 } },
        // `anywhere` would let a narrow row or column break a word at each letter.
        label: { paddingBlock: 2, overflowWrap: 'break-word', whiteSpace: 'normal' },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // MUI would mix these with white and black for a palette that is only light or only dark.
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          color: 'var(--ink)',
          backgroundColor: 'var(--ground-raised)',
          borderColor: 'var(--rule-strong)',
          borderInlineStartWidth: 3,
          // A long button goes below the message where both do not fit beside each other.
          flexWrap: 'wrap',
        },
        message: { flex: '1 1 12rem' },
        action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--rule)' } } },
    MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--rule)' } } },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--ink-soft)' } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: 'var(--ink)', color: 'var(--ground)' } },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: 'var(--ink)', color: 'var(--ground)' } },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
  },
} satisfies ThemeOptions;
