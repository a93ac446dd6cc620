import { createTheme, type Theme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { language } from '@quire/model/messages/language';
import { lazy, type ReactNode, Suspense } from 'react';
import { muiWords } from './mui-words.ts';

const RightToLeft = lazy(() => import('./right-to-left.tsx'));

/** The page says it on its first tag; what a server draws of MUI is not shown. */
const direction = (): 'ltr' | 'rtl' => (globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr');

/** By the options and the language: making one takes longer than a page. */
const made = new WeakMap<ThemeOptions, Map<string, Theme>>();

function themeOf(options: ThemeOptions): Theme {
  const themes = made.get(options) ?? new Map<string, Theme>();
  made.set(options, themes);
  const key = language();
  const theme =
    themes.get(key) ??
    createTheme({ ...options, direction: direction() }, { components: muiWords() });
  themes.set(key, theme);
  return theme;
}

interface SignedInThemeProps {
  /** What does not depend on the language. Always the same object. */
  readonly options: ThemeOptions;
  readonly children: ReactNode;
}

/** MUI's theme in the direction and the words of the page's language. */
export function SignedInTheme({ options, children }: SignedInThemeProps) {
  const themed = <ThemeProvider theme={themeOf(options)}>{children}</ThemeProvider>;
  if (direction() === 'ltr') return themed;
  return (
    <Suspense fallback={null}>
      <RightToLeft>{themed}</RightToLeft>
    </Suspense>
  );
}
