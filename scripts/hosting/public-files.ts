/** Files of Hosting's that name the press's address: written where that is known, by `npm start` and on deploying. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexNowKey } from '../../functions/src/domain/crawlers/index-now-key.ts';

/** Each by its name. */
export const publicFiles = (origin: string): Readonly<Record<string, string>> => ({
  'indexnow.txt': indexNowKey(origin),
});

/** Puts them into what Hosting is given. */
export async function writePublicFiles(folder: string, origin: string): Promise<void> {
  for (const [name, text] of Object.entries(publicFiles(origin))) {
    // The folder may share its files with another, whose file stays as it is.
    await rm(join(folder, name), { force: true });
    await writeFile(join(folder, name), text);
  }
}

/** The press's address in the parameters of a deployment (`functions/.env.ID`); Firebase's own before there are any. */
export function deployedOrigin(env: string, project: string): string {
  const named = /^PRESS_ORIGIN=["']?(https?:\/\/[^"'\s]+)/m.exec(env)?.[1];
  return (named ?? `https://${project}.web.app`).replace(/\/+$/, '');
}
