import type { ThemeOptions } from '@mui/material/styles';
import { SHARED_THEME } from '../../signed-in/shared-theme.ts';

const NO_DURATION = {
  ...{ shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0 },
  ...{ enteringScreen: 0, leavingScreen: 0 },
};

/** Whether the device is set to reduced motion. */
const prefersStillness = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

const { typography, components } = SHARED_THEME;

/** The theme of the author's area, with the sizes of the public pages. */
export const AUTHOR_THEME: ThemeOptions = {
  ...SHARED_THEME,
  ...(prefersStillness() && {
    transitions: { create: () => 'none', getAutoHeightDuration: () => 0, duration: NO_DURATION },
  }),
  typography: {
    ...typography,
    fontSize: 15,
    h1: {
      ...typography.h1,
      fontSize: 'var(--title)',
      fontWeight: 500,
      letterSpacing: '-0.018em',
      lineHeight: 1.12,
    },
    h2: { ...typography.h2, fontSize: 'var(--heading)', lineHeight: 1.2 },
    h3: { ...typography.h3, fontSize: '1.1875rem' },
  },
  components: {
    ...components,
    MuiButton: {
      ...components.MuiButton,
      // Large enough for touch; beside a field, as high as the field.
      styleOverrides: { root: { minHeight: 44, paddingInline: 18 } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  },
};
