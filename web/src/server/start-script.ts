import { createHash } from 'node:crypto';
import { reactHref, scripts } from '../made/client-assets.ts';

const [entry] = scripts;

/**
 * Brings the page to life, once it is painted (or hidden, where nothing is): React first, then the
 * app, each in a task of its own. Read as one they would keep a slow phone from answering its reader
 * for a tenth of a second, and kept from an earlier visit they would come before the text. While developing there
 * is no file of React's own, and the entry is a script like any other.
 */
export const START_SCRIPT = reactHref
  ? `const rest=()=>new Promise(r=>setTimeout(r)),painted=()=>new Promise(r=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,500)});painted().then(()=>import("${reactHref}")).then(rest).then(()=>import("${entry}"))`
  : '';

/** Its hash, by which the content security policy lets it run. */
export const START_SCRIPT_HASH = START_SCRIPT
  ? `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`
  : '';
