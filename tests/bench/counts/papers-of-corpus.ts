/** Papers of all kinds that are read, beside their sources: those of the corpus, which is no part of the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TextComparison } from '@quire/model/entities/text-counts';
import { compareConverted } from '../../../content/src/convert/compare-converted.ts';
import type { ConvertedText } from '../../../content/src/convert/converted.ts';
import { docxToMarkdown } from '../../../content/src/docx/docx-to-markdown.ts';
import { jatsToMarkdown } from '../../../content/src/jats/jats-to-markdown.ts';
import { latexToMarkdown } from '../../../content/src/latex/latex-to-markdown.ts';
import { notebookToMarkdown } from '../../../content/src/notebook/notebook-to-markdown.ts';
import { odtToMarkdown } from '../../../content/src/odt/odt-to-markdown.ts';
import { readPaper } from '../../../content/src/paper/read-paper.ts';
import { renderDocument } from '../../../content/src/render-document.ts';
import { countContent } from '../../../content/src/report/count-content.ts';
import { paperAsNotebook } from './paper-as-notebook.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** A paper to count; null where nothing came of it. */
interface CountedPaper {
  readonly name: string;
  readonly counts: () => Promise<TextComparison | null>;
}

interface Kind {
  readonly title: string;
  /** Why there are none. */
  readonly absent?: string;
  readonly papers: readonly CountedPaper[];
}

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path)];
      }),
  );
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(folder, entry.name))
    : [];

const compared = (text: ConvertedText | null) => text && compareConverted(text);

function markdown(files: Files): TextComparison | null {
  const paper = readPaper({ files });
  if (!paper.ok) return null;
  const { markdown: text, bibtex, macros, metadata } = paper.content;
  const shown = { src: '', width: 1, height: 1 };
  const rendered = renderDocument({
    ...{ markdown: text, bibtex, macros },
    abstract: metadata.abstract ?? '',
    figures: new Map([...paper.figurePaths.keys()].map((name) => [name, shown])),
  });
  return { source: paper.source, result: countContent(rendered) };
}

/** A paper of the corpus as a notebook: what is kept is compared with the paper itself. */
function notebook(files: Files): TextComparison | null {
  const own = markdown(files);
  const path = [...files.keys()].find((each) => basename(each) === 'paper.md') ?? '';
  const text = files.get(path);
  if (!own || !text) return null;
  const folder = path.slice(0, -'paper.md'.length);
  const beside = [...files].flatMap(([name, bytes]): [string, Uint8Array][] =>
    name !== path && name.startsWith(folder) ? [[name.slice(folder.length), bytes]] : [],
  );
  const bytes = paperAsNotebook(new TextDecoder().decode(text));
  const made = compared(notebookToMarkdown(bytes, new Map(beside)));
  return made && { source: own.source, result: made.result };
}

/** A paper of the corpus as another program would send it; its citations are typed and its list is set. */
function written(folder: string, format: 'docx' | 'odt'): Uint8Array | null {
  const files = [...filesIn(folder).keys()];
  const paper = files.find((path) => basename(path) === 'paper.md');
  if (!paper) return null;
  const cwd = join(folder, paper, '..');
  try {
    return execFileSync('pandoc', ['paper.md', '--citeproc', '-t', format, '-o', '-'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return null;
  }
}

const hasPandoc = (): boolean => {
  try {
    execFileSync('pandoc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** `corpus`: its folder. `fixtures`: our own texts in dialects. */
export function papersOfCorpus(corpus: string, fixtures: string): Kind[] {
  const papers = [...foldersIn(join(corpus, 'papers')), ...foldersIn(join(corpus, 'bench'))];
  const paren = join(corpus, 'papers-paren');
  const jats = join(corpus, 'jats');
  const bibtex = readFileSync(join(fixtures, 'references.bib'));
  const kind = (title: string, found: readonly CountedPaper[]): Kind => ({ title, papers: found });
  const office = (title: string, format: 'docx' | 'odt'): Kind => {
    if (!hasPandoc())
      return { title, absent: 'Pandoc, which writes them, is not installed', papers: [] };
    const read = format === 'docx' ? docxToMarkdown : odtToMarkdown;
    const made = papers.filter((_, at) => at % 3 === 0);
    const files = made.flatMap((folder) => {
      const bytes = written(folder, format);
      return bytes ? [{ name: basename(folder), bytes }] : [];
    });
    return kind(
      title,
      files.map(({ name, bytes }) => ({
        name,
        counts: async () => compared(await read(new Uint8Array(bytes))),
      })),
    );
  };
  return [
    kind(
      'Markdown (JOSS)',
      papers.map((folder) => ({
        name: basename(folder),
        counts: async () => markdown(filesIn(folder)),
      })),
    ),
    kind(
      'Markdown, formulas in \\(…\\)',
      (existsSync(paren) ? readdirSync(paren) : []).map((name) => ({
        name,
        counts: async () => {
          const files = new Map(filesIn(join(corpus, 'papers', name.replace(/\.md$/, ''))));
          const path = [...files.keys()].find((each) => each.endsWith('paper.md')) ?? 'paper.md';
          return markdown(files.set(path, readFileSync(join(paren, name))));
        },
      })),
    ),
    kind(
      'Dialects (our fixtures)',
      ['citations', 'dialects', 'figures', 'latex', 'math', 'tables', 'theorems'].map((name) => ({
        name,
        counts: async () => {
          const text = readFileSync(join(fixtures, `${name}.md`), 'utf8');
          const front = '---\ntitle: Fixture\nabstract: None.\n---\n\n';
          return markdown(
            new Map([
              ['paper.md', new TextEncoder().encode(`${front}${text}`)],
              ['paper.bib', bibtex],
            ]),
          );
        },
      })),
    ),
    kind(
      'LaTeX',
      foldersIn(join(corpus, 'latex')).map((folder) => ({
        name: basename(folder),
        counts: async () => compared(latexToMarkdown(filesIn(folder))),
      })),
    ),
    kind(
      'LaTeX (our samples of classes)',
      readdirSync(join(fixtures, 'latex'))
        .filter((name) => name.endsWith('.tex'))
        .map((name) => ({
          name: basename(name, '.tex'),
          counts: async () =>
            compared(
              latexToMarkdown(new Map([[name, readFileSync(join(fixtures, 'latex', name))]])),
            ),
        })),
    ),
    office('Word (written by Pandoc)', 'docx'),
    office('OpenDocument (written by Pandoc)', 'odt'),
    kind(
      'Jupyter (our sample, with outputs)',
      ['notebook'].map((name) => ({
        name,
        counts: async () =>
          compared(
            notebookToMarkdown(
              readFileSync(join(fixtures, `${name}.ipynb`)),
              new Map([['references.bib', bibtex]]),
            ),
          ),
      })),
    ),
    kind(
      'Jupyter (papers as notebooks)',
      papers.map((folder) => ({
        name: basename(folder),
        counts: async () => notebook(filesIn(folder)),
      })),
    ),
    kind(
      'JATS',
      (existsSync(jats) ? readdirSync(jats, { withFileTypes: true }) : [])
        .flatMap((entry) =>
          entry.isDirectory()
            ? [...filesIn(join(jats, entry.name)).keys()]
                // Records for Crossref lie beside them.
                .filter((path) => /(?<!\.crossref)\.(xml|jats)$/.test(path))
                .map((path) => join(jats, entry.name, path))
            : /\.xml$/.test(entry.name)
              ? [join(jats, entry.name)]
              : [],
        )
        .map((path) => ({
          name: basename(path),
          counts: async () => compared(jatsToMarkdown(readFileSync(path, 'utf8'))),
        })),
    ),
  ];
}
