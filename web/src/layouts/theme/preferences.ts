import { COOKIE_PATH, STORAGE_MAX_AGE_S } from '@quire/model/constants';

/** What a reader may choose; the first of each is what nobody has to choose. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'sepia', 'dark'],
  size: ['normal', 'small', 'large', 'largest'],
  width: ['normal', 'narrow', 'wide'],
  face: ['serif', 'sans'],
} as const;
export type Preference = keyof typeof PREFERENCES;

/** The cookie they are remembered in: `theme=sepia&size=large`, encoded as a URI component. */
export const PREFERENCES_COOKIE = 'quire_reading';

/** The choices on the screen now: `data-theme`, `data-size`, … of the page's root. */
export function chosen(name: Preference, root: HTMLElement): string {
  return root.dataset[name] ?? PREFERENCES[name][0];
}

/** Shows a choice; where it is what nobody has to choose, the root says nothing. */
export function show(name: Preference, value: string, root: HTMLElement): void {
  if (value === PREFERENCES[name][0]) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** The cookie that keeps the choices on the screen. */
export function preferencesCookie(root: HTMLElement): string {
  const kept = new URLSearchParams();
  for (const [name] of Object.entries(PREFERENCES)) {
    const value = root.dataset[name];
    if (value) kept.set(name, value);
  }
  const value = encodeURIComponent(kept.toString());
  const age = value ? STORAGE_MAX_AGE_S : 0;
  return `${PREFERENCES_COOKIE}=${value}; path=${COOKIE_PATH}; max-age=${age}; samesite=lax`;
}
