import { joinBibliographies } from '@quire/content/citations/join-bibliographies';
import { decodeText } from '@quire/content/paper/decode-text';
import { asList, asText } from '@quire/content/paper/fields';
import { fileNameOf, findMarkdown, folderOf } from '@quire/content/paper/find-files';
import { readFrontMatter } from '@quire/content/paper/front-matter';
import { newReport } from '@quire/content/report/problems';
import type { OpenedPaper, Refusal } from './messages.ts';
import { unzip } from './unzip.ts';

/** What a paper may show: browsers display the first kinds, and the press prepares the others. */
const PICTURE = /\.(png|jpe?g|gif|webp|svg|avif|pdf|tiff?|eps)$/i;
const BIBLIOGRAPHY = /\.bib$|^(?:.*\/)?(?:references|bibliography|paper)\.json$/i;

/**
 * The paper in an archive of its folder: its text, its bibliographies as one, its pictures. Paths
 * become those beside the text.
 */
export function unpack(bytes: Uint8Array): OpenedPaper | Refusal {
  const files = unzip(bytes);
  if (typeof files === 'string') return files;
  const report = newReport();
  const textOf = (path: string) => decodeText(files.get(path) ?? new Uint8Array(), path, report);
  const paths = [...files.keys()];
  const path =
    findMarkdown(paths, (candidate) => /^\s*---\s*\n/.test(textOf(candidate))) ??
    onlyOne(paths.filter((candidate) => /\.(md|markdown)$/i.test(candidate)));
  if (path === null) return 'zip/no-paper';

  const from = folderOf(path);
  const beside = (other: string) =>
    from !== '' && other.startsWith(`${from}/`) ? other.slice(from.length + 1) : other;
  const markdown = textOf(path);
  const named = asList(readFrontMatter(markdown, report)?.fields.bibliography).map(asText);
  const isNamed = (other: string) =>
    named.some((name) => name && fileNameOf(name) === fileNameOf(other));
  const bibliographies = paths.filter(isNamed);
  const fallback = paths.filter((other) => BIBLIOGRAPHY.test(other) && folderOf(other) === from);
  const read = bibliographies.length > 0 ? bibliographies : fallback;
  const ownPdf = path.replace(/\.[a-z]+$/i, '.pdf');

  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const leftOut: string[] = [];
  for (const [other, content] of files) {
    if (other === path || read.includes(other)) continue;
    if (PICTURE.test(other) && other !== ownPdf) pictures.set(beside(other), content);
    else leftOut.push(beside(other));
  }
  const bibliography = joinBibliographies(read.map(textOf), report);
  return { markdown, bibliography, pictures, leftOut };
}

const onlyOne = (paths: readonly string[]) => (paths.length === 1 ? (paths[0] ?? null) : null);
