/** What Pandoc reads of a LaTeX source: a second opinion to compare ours with. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a text consists of. */
export interface TextParts {
  readonly words: readonly string[];
  readonly formulas: readonly string[];
  readonly citations: readonly string[];
  readonly references: readonly string[];
  readonly figures: number;
  readonly tables: number;
  /** Pandoc reads files one by one where it cannot read the whole: then without their macros. */
  readonly isWhole: boolean;
}

/** Whether Pandoc is installed. */
export const hasPandoc = ((): boolean => {
  try {
    execFileSync('pandoc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Words of two letters or more: signs are set in other ways. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const NodeSchema = z.looseObject({ t: z.string(), c: z.unknown().optional() });
const MathSchema = z.tuple([z.unknown(), z.string()]);
const CiteSchema = z.tuple([z.array(z.looseObject({ citationId: z.string() })), z.unknown()]);
const LinkSchema = z.tuple([
  z.tuple([z.string(), z.array(z.string()), z.array(z.tuple([z.string(), z.string()]))]),
  z.array(z.unknown()),
  z.unknown(),
]);

function pandoc(folder: string, input: string): string | null {
  try {
    return execFileSync('pandoc', ['-f', 'latex', '-t', 'json'], {
      cwd: folder,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: 120_000,
      maxBuffer: 256 * 1024 * 1024,
    }).toString();
  } catch {
    return null;
  }
}

/** The files that a text takes in, where they are there. */
const partsOf = (folder: string, text: string): string[] =>
  [...text.matchAll(/^[^%\n]*\\(?:input|include|subfile)\{([^{}\\]+)\}/gm)].flatMap(
    ([, name = '']) => {
      const path = [name, `${name}.tex`].map((each) => join(folder, each)).find(existsSync);
      if (path === undefined) return [];
      const part = readFileSync(path, 'utf8');
      return path.endsWith('.tex') ? [part] : partsOf(folder, part);
    },
  );

/** Pandoc's trees of a document: of all of it, of what follows the preamble, or of those of its files that it can read. */
function pandocTrees(folder: string, main: string): { trees: string[]; isWhole: boolean } {
  // It does not follow `\subfile`.
  const text = readFileSync(join(folder, main), 'utf8').replaceAll('\\subfile{', '\\input{');
  const body = text.slice(text.indexOf('\\begin{document}')).replace(/\\maketitle/, '');
  const whole = pandoc(folder, text) ?? pandoc(folder, body);
  const trees =
    whole === null ? partsOf(folder, body).map((part) => pandoc(folder, part)) : [whole];
  return { trees: trees.filter((tree) => tree !== null), isWhole: whole !== null };
}

/** Reads with Pandoc; null where it cannot. */
export function readWithPandoc(folder: string, main: string): TextParts | null {
  const texts: string[] = [];
  const [formulas, citations, references]: [string[], string[], string[]] = [[], [], []];
  let [figures, tables] = [0, 0];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    const node = NodeSchema.safeParse(value).data;
    if (!node) return;
    const link =
      node.t === 'Link' || node.t === 'Span' ? LinkSchema.safeParse(node.c).data : undefined;
    const label = link?.[0][2].find(([name]) => name === 'reference')?.[1];
    if (node.t === 'Str') texts.push(String(node.c));
    else if (/^(Space|SoftBreak|LineBreak)$/.test(node.t)) texts.push(' ');
    else if (node.t === 'Code' || node.t === 'CodeBlock') {
      texts.push(` ${Array.isArray(node.c) ? String(node.c[1]) : ''} `);
    } else if (node.t === 'Math') {
      formulas.push(MathSchema.parse(node.c)[1]);
      texts.push(' ');
    } else if (node.t === 'Cite') {
      citations.push(...CiteSchema.parse(node.c)[0].map(({ citationId }) => citationId));
    } else if (node.t === 'RawInline' || node.t === 'RawBlock') texts.push(' ');
    else if (label !== undefined) references.push(...label.split(','));
    else {
      if (node.t === 'Image') {
        figures += 1;
        // Without a caption its words are “image”.
        if (/"c":"image"/.test(JSON.stringify(node.c))) return;
      }
      if (node.t === 'Table') tables += 1;
      // Blocks stand apart.
      if (/^(Para|Plain|Header|Table|BulletList|OrderedList|Note)$/.test(node.t)) texts.push(' ');
      visit(node.c);
      if (/^(Para|Plain|Header)$/.test(node.t)) texts.push(' ');
    }
  };
  const { trees, isWhole } = pandocTrees(folder, main);
  if (trees.length === 0) return null;
  for (const tree of trees)
    visit(z.looseObject({ blocks: z.array(z.unknown()) }).parse(JSON.parse(tree)).blocks);
  return {
    words: wordsIn(texts.join('')),
    formulas,
    citations,
    references,
    figures,
    tables,
    isWhole,
  };
}
