import { useEffect, useState } from 'react';
import { rememberTheme, shownTheme, type Theme } from './theme.ts';
import styles from './theme-toggle.module.css';

/** Light or dark: what the device prefers until the reader chooses; the choice is remembered here only. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => setTheme(shownTheme()), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={theme ? `Switch to ${other} colours` : 'Switch between light and dark colours'}
      onClick={() => {
        rememberTheme(other);
        setTheme(other);
      }}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
