import { zipSync } from 'fflate';

/** Pictures are compressed already. */
const TEXT = /\.(md|bib|json|svg|txt)$/i;

/** A folder with these files in it, as an archive. */
export function pack(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(
      [...files].map(([path, bytes]) => [
        `${folder}/${path}`,
        [bytes, { level: TEXT.test(path) ? 6 : 0 }],
      ]),
    ),
  );
}
