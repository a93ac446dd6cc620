import { createHash } from 'node:crypto';

/** The one script that must run before the first paint: the reader's remembered choice of light or dark. */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("quire:theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/** Its hash, by which the content security policy lets it run. */
export const THEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
