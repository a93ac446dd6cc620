export type Theme = 'light' | 'dark';

/** Also written in `server/theme-script.ts`, which reads it before the first paint. */
const KEY = 'quire:theme';

/** The colours on the screen now: chosen, or else preferred by the device. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and keeps it for the next visit, where the browser lets us keep anything. */
export function rememberTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
}
