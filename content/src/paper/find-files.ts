/** Which files of a folder are the paper's. */

/** Takes `a/b/../c`, `./x` and backslashes to a plain path; null where it would leave the folder. */
export function normalisePath(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

export const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');
export const fileNameOf = (path: string) => path.split('/').at(-1) ?? path;
const depthOf = (path: string) => path.split('/').length;

/** Files that tell of a folder. */
const ABOUT_FILES = /^(readme|changelog|changes|licen[cs]e|contributing|code_of_conduct)\b/i;

/** `paper.md`, the highest one; else the only Markdown file with front matter; else the only one that may be a paper; else null. */
export function findMarkdown(
  paths: readonly string[],
  hasFrontMatter: (path: string) => boolean,
): string | null {
  const papers = paths
    .filter((path) => fileNameOf(path).toLowerCase() === 'paper.md')
    .toSorted((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b));
  if (papers[0] !== undefined) return papers[0];
  const others = paths.filter((path) => /\.(md|markdown)$/i.test(path) && hasFrontMatter(path));
  if (others.length > 0) return others.length === 1 ? (others[0] ?? null) : null;
  const texts = paths.filter(
    (path) => /\.(md|markdown)$/i.test(path) && !ABOUT_FILES.test(fileNameOf(path)),
  );
  return texts.length === 1 ? (texts[0] ?? null) : null;
}

const IMAGES = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'gif', 'pdf', 'tif', 'tiff', 'eps'];
/** Which is not shown: nothing from npm interprets it (docs/decisions/0030-pdf-by-chromium.md). */
const POSTSCRIPT = /\.e?ps$/i;
const stemOf = (path: string) => path.replace(/\.[A-Za-z]{2,5}$/, '');
const isImage = (path: string) =>
  IMAGES.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** How a figure's file was found: by a name with other capitals, an ending, another ending, or in another folder. */
type Guess = 'case' | 'ending' | 'otherEnding' | 'folder';

/**
 * The file that a text means by a name: next to the text as written, in another case, without its
 * ending, with another ending, or anywhere in the folder if only one file is called so. `guess`
 * says how it was found where that was a guess. In place of PostScript, the same picture in another format.
 */
export function findFigure(
  paths: readonly string[],
  name: string,
  from: string,
): { path: string; guess: Guess | null } | null {
  const isAddress = /^[a-z]+:\/\//i.test(name);
  const plain = decode(name.replace(/[?#].*$/, ''));
  const wanted = isAddress ? null : normalisePath(`${from}/${plain}`);
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const images = paths.filter(isImage).toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  if (wanted && paths.includes(wanted)) {
    const shown = POSTSCRIPT.test(wanted)
      ? images.find((path) => same(stemOf(path), stemOf(wanted)) && !POSTSCRIPT.test(path))
      : undefined;
    return { path: shown ?? wanted, guess: null };
  }
  const pick = (test: (path: string) => boolean, guess: Guess) => {
    const path = images.find(test);
    return path === undefined ? null : { path, guess };
  };
  const found =
    (wanted &&
      (pick((path) => same(path, wanted), 'case') ??
        pick((path) => same(stemOf(path), wanted), 'ending') ??
        pick((path) => same(stemOf(path), stemOf(wanted)), 'otherEnding'))) ||
    null;
  if (found) return found;
  const namesakes = images.filter((path) => same(fileNameOf(path), fileNameOf(plain)));
  const [only] = namesakes;
  return only !== undefined && namesakes.length === 1 ? { path: only, guess: 'folder' } : null;
}

const rank = (path: string) =>
  IMAGES.findIndex((ending) => path.toLowerCase().endsWith(`.${ending}`));
