import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HASHED_FILE_SECONDS, NOT_FOUND_CDN_SECONDS } from '@quire/model/constants';
import { languageOfSegment } from '@quire/model/messages/language-address';
import { ASSET_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import { languages } from '../made/client-assets.ts';
import { type ScriptParts, ScriptPartsSchema, scriptIn } from '../messages/script-parts.ts';
import { correctedFolder } from './corrected-folder.ts';
import type { PageCorrections } from './page-corrections.ts';

const zipped = promisify(gzip);

/** As `correctedFolder` writes it, and a file in it. */
const SCRIPT = /^\/(assets\/([a-z-]+)\.[\w-]+\.([1-9]\d{0,8}))\/([\w.-]+\.js)$/;

/** Whether a path may be a script with the press's corrections. Scripts without any are files of Hosting. */
export const isScriptPath = (path: string): boolean => SCRIPT.test(path);

/**
 * A script with the words of one revision of the press's corrections: made when it is first asked for, kept by caches
 * for good. 404 for a script that this build does not have, and for a revision that there never was.
 */
export async function answerScript(
  request: Request,
  corrections: PageCorrections,
): Promise<Response> {
  const [, folder, key = '', revision = '', name = ''] =
    SCRIPT.exec(new URL(request.url).pathname) ?? [];
  const language = languageOfSegment(key);
  const isOurs =
    language !== null &&
    folder === correctedFolder(language, Number(revision)) &&
    languages.names.includes(name);
  const texts = isOurs ? await corrections.textsAt(language, Number(revision)) : null;
  if (!isOurs || !texts) {
    const headers = { 'Cache-Control': `public, max-age=0, s-maxage=${NOT_FOUND_CDN_SECONDS}` };
    return new Response('Not found\n', {
      status: 404,
      headers: { ...SECURITY_HEADERS, ...headers },
    });
  }
  const script = scriptIn(await partsOf(name), language, texts, folder);
  const isZipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(isZipped ? new Uint8Array(await zipped(script)) : script, {
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': ASSET_POLICY,
      'Cache-Control': `public, max-age=${HASHED_FILE_SECONDS}, immutable`,
      Vary: 'Accept-Encoding',
      ...(isZipped ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
}

/** Where the build's scripts in parts are: beside the functions' copy of this bundle, otherwise in the client build. */
function scriptsFolder(): URL {
  const copied = new URL('./scripts/', import.meta.url);
  return existsSync(copied) ? copied : new URL('../client/.vite/scripts/', import.meta.url);
}

const partsOf = async (name: string): Promise<ScriptParts> =>
  ScriptPartsSchema.parse(
    JSON.parse(await readFile(new URL(`${name}.json`, scriptsFolder()), 'utf8')),
  );
