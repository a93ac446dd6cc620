import type { ThemeOptions } from '@mui/material/styles';

/** What the author's area and the office have in common of MUI; each has its own colours and sizes. */
export const SHARED_THEME = {
  typography: { button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    // With room between by gaps, what is empty and out of the flow takes none.
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiTextField: { defaultProps: { fullWidth: true } },
  },
} satisfies ThemeOptions;
