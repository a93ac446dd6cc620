/** The file of a folder that is the document. */
import { fileNameOf, folderOf } from '../paper/find-files.ts';

const NAMED = /^(main|paper|ms|manuscript|article)\.(tex|ltx)$/i;
const INCLUDED = /\\(?:input|include|subfile|subfileinclude)\s*\{?\s*([^\s{}%\\]+)/g;
const stem = (path: string) => path.replace(/\.[^./]*$/, '').toLowerCase();

/**
 * The LaTeX file that begins with `\documentclass` and that no other file takes in. Of several the one that is
 * called like a paper, else the largest: `others` are those that were not taken. Null where there is none.
 */
export function findMain(
  texts: ReadonlyMap<string, string>,
): { readonly path: string; readonly others: readonly string[] } | null {
  const documents = [...texts].filter(
    ([path, text]) =>
      /\.(tex|ltx)$/i.test(path) &&
      /^[^%\n]*\\documentclass/m.test(text) &&
      text.includes('\\begin{document}') &&
      !/\\documentclass(\[[^\]]*\])?\{(subfiles|standalone)\}|\\includepdf/.test(text),
  );
  const included = new Set(
    [...texts].flatMap(([path, text]) =>
      [...text.matchAll(INCLUDED)].flatMap(([, name = '']) => {
        const from = folderOf(path);
        const plain = stem(name.endsWith('.tex') ? name : `${name}.tex`).replace(/^\.\//, '');
        return [plain, from ? `${from.toLowerCase()}/${plain}` : plain];
      }),
    ),
  );
  const free = documents.filter(([path]) => !included.has(stem(path)));
  const candidates = (free.length > 0 ? free : documents).toSorted(
    ([a, first], [b, second]) =>
      Number(NAMED.test(fileNameOf(b))) - Number(NAMED.test(fileNameOf(a))) ||
      a.split('/').length - b.split('/').length ||
      second.length - first.length ||
      (a < b ? -1 : 1),
  );
  const [main, ...others] = candidates.map(([path]) => path);
  return main === undefined ? null : { path: main, others };
}
