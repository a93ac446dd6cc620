import { createHash } from 'node:crypto';
import type { Language } from '@quire/model/messages/languages';
import { reactHref } from '../made/client-assets.ts';
import { scriptsIn } from './scripts-in.ts';

/**
 * Brings the page to life, once it is painted (or hidden, where nothing is): React first, then the
 * app, each in a task of its own. Read as one they would keep a slow phone from answering its reader
 * for a tenth of a second, and kept from an earlier visit they would come before the text. While developing there
 * is no file of React's own, and the entry is a script like any other.
 */
export const startScript = (language: Language): string =>
  reactHref
    ? `const rest=()=>new Promise(r=>setTimeout(r)),painted=()=>new Promise(r=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,500)});painted().then(()=>import("${reactHref}")).then(rest).then(()=>import("${scriptsIn(language)[0]}"))`
    : '';

const hashes = new Map<string, string>();

/** Its hash, by which the content security policy lets it run. */
export function startScriptHash(language: Language): string {
  const script = startScript(language);
  const known = hashes.get(script);
  if (known !== undefined) return known;
  const hash = script ? `'sha256-${createHash('sha256').update(script).digest('base64')}'` : '';
  hashes.set(script, hash);
  return hash;
}
