import { createHash } from 'node:crypto';
import { PREFERENCES, PREFERENCES_COOKIE } from '../layouts/theme/preferences.ts';

/**
 * The one script that must run before the first paint: the reader's remembered choices of colours
 * and type, from their cookie to the page's root. It takes nothing but the words we know.
 */
export const THEME_SCRIPT = `try{var p=new URLSearchParams(decodeURIComponent((/(?:^|; )${PREFERENCES_COOKIE}=([^;]*)/.exec(document.cookie)||[])[1]||"")),k=${JSON.stringify(PREFERENCES)};for(var n in k){var v=p.get(n);if(k[n].indexOf(v)>0)document.documentElement.dataset[n]=v}}catch(e){}`;

/** Its hash, by which the content security policy lets it run. */
export const THEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
