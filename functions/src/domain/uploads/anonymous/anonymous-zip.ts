import { unzipSync, type Zippable, zipSync } from 'fflate';

type CleanEntry = (name: string, bytes: Uint8Array) => Promise<Uint8Array>;

const PACKED_AT = new Date(1980, 0, 1, 12);
/** Files that systems and editors add to a folder, with the names of users. */
const LEFT_BEHIND =
  /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|\.git\/|\.svn\/|\.vscode\/|\.idea\/)/;

/** An archive whose files have no properties, and which does not reveal who packed it and when. */
export async function anonymousZip(bytes: Uint8Array, clean: CleanEntry): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const [name, entry] of Object.entries(unzipSync(bytes))) {
    if (name.endsWith('/') || LEFT_BEHIND.test(name)) continue;
    entries[name] = [await clean(name, entry), { mtime: PACKED_AT }];
  }
  return zipSync(entries);
}
