import { createHash } from 'node:crypto';
import { language } from '@quire/model/messages/language';
import { reactHref } from '../made/client-assets.ts';
import { startCode } from '../made/start-code.ts';
import { START_ID } from '../start/start-id.ts';
import { scriptsIn } from './scripts-in.ts';

/** Its hash, by which the content security policy lets it run. */
export const START_SCRIPT_HASH = startCode
  ? `'sha256-${createHash('sha256').update(startCode).digest('base64')}'`
  : '';

/**
 * Brings the page to life (`start/start.ts`).
 *
 * @param waits whether until a reader touches the page
 */
export function startScript(waits: boolean): string {
  // In the order in which they are run; while developing, React has no file of its own.
  const scripts = [...new Set([reactHref, ...scriptsIn(language())])].join(' ').trim();
  const tag = `<script type="module" id="${START_ID}" data-scripts="${scripts}"${waits ? ' data-waits' : ''}`;
  return startCode ? `${tag}>${startCode}</script>` : `${tag} src="/src/start/start.ts"></script>`;
}
