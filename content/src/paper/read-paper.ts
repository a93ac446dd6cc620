/** A paper's folder to an article's content: what the import, the demo press and staff's uploads share. */
import { MARKDOWN_MAX_BYTES, RENDER_MAX_CHARACTERS } from '@quire/model/constants';
import { type ArticleContent, ArticleContentSchema } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { TextCounts } from '@quire/model/entities/text-counts';
import { toUrlKey } from '@quire/model/identifiers';
import type { ArticleStatement } from '@quire/model/statements/article-statements';
import { URL_KEY } from '@quire/model/url-key';
import { joinBibliographies } from '../citations/join-bibliographies.ts';
import { newReport, type Report } from '../report/problems.ts';
import { countMarkdown } from './count-markdown.ts';
import { decodeText } from './decode-text.ts';
import { asList, asProse, asText, cutText } from './fields.ts';
import { fileNameOf, findFigure, findMarkdown, folderOf, normalisePath } from './find-files.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { fundersStated } from './funders-in-text.ts';
import { listFigures } from './list-figures.ts';
import { readMacros } from './read-macros.ts';
import { readMetadata } from './read-metadata.ts';
import { splitAbstract } from './split-abstract.ts';
import { splitTitle } from './split-title.ts';
import { knownStatements, takeStatements } from './take-statements.ts';

export interface PaperFolder {
  /** Path within the paper's folder → bytes. Figures may be empty: only their names are read. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The folder's own name: the article's key where the paper gives none. */
  name?: string;
  /** Sections that are statements leave the text, but for those that are known already. Without this, all stay. */
  takeStatements?: { known: readonly ArticleStatement[] };
}

export interface Paper {
  ok: true;
  akey: string;
  content: Omit<ArticleContent, 'files'>;
  /** The names of figures in the text. */
  figures: string[];
  /** Those that were found, with their files. */
  figurePaths: ReadonlyMap<string, string>;
  pdf: string | null;
  /** The line of the Markdown file on which `content.markdown` begins. */
  firstLine: number;
  /** Where the abstract begins, in lines of `content.markdown`: before the first one in front matter. */
  abstractLine?: number;
  /** What the file that was read consists of. */
  source: TextCounts;
  problems: ImportProblem[];
}

export type PaperRead = Paper | { ok: false; problems: ImportProblem[] };

const ContentSchema = ArticleContentSchema.omit({ files: true });
const ABSTRACT_MAX = 6_000;

function readBibliography(
  folder: PaperFolder,
  paths: string[],
  from: string,
  front: FrontMatter,
  report: Report,
): string {
  const named = asList(front.fields.bibliography).map(asText).filter(Boolean);
  const beside = (ending: RegExp) =>
    paths.filter((path) => ending.test(path) && folderOf(path) === from);
  const bibs = beside(/\.bib$/i);
  const nearby = bibs.length > 0 ? bibs : beside(/^(.*\/)?(references|bibliography|paper)\.json$/i);
  const wanted = named.length > 0 ? named : nearby.length === 1 ? nearby.map(fileNameOf) : [];
  const texts = wanted.flatMap((name) => {
    const path = normalisePath(`${from}/${name}`);
    const found =
      paths.find((candidate) => candidate.toLowerCase() === path?.toLowerCase()) ??
      paths.find(
        (candidate) => fileNameOf(candidate).toLowerCase() === fileNameOf(name).toLowerCase(),
      );
    const bytes = found === undefined ? undefined : folder.files.get(found);
    if (bytes && found !== undefined) return [decodeText(bytes, found, report)];
    report.warn('bibliography/missing', { name }, front.lineOf(name));
    return [];
  });
  const bibtex = joinBibliographies(texts, report);
  if (bibtex.length <= MARKDOWN_MAX_BYTES) return bibtex;
  report.fail('bibliography/long', {});
  return '';
}

function readFigures(
  markdown: string,
  paths: string[],
  from: string,
  firstLine: number,
  report: Report,
) {
  const listed = listFigures(markdown);
  const figurePaths = new Map<string, string>();
  for (const { name, line } of listed) {
    const at = line === undefined ? undefined : line + firstLine - 1;
    const found = findFigure(paths, name, from);
    if (!found) {
      // An image on another site is the rendering's to report: it is linked there.
      if (!/^https?:/i.test(name)) report.warn('figure/missing', { name }, at);
      continue;
    }
    figurePaths.set(name, found.path);
    const { path, guess } = found;
    if (guess) report.note('figure/guessed', { name, path, found: guess }, at);
  }
  return { figures: listed.map(({ name }) => name), figurePaths };
}

interface TakenAbstract {
  abstract: string;
  markdown: string;
  line: number | undefined;
}

/** The abstract: given, or taken from the Summary. Returns the remaining text. */
function takeAbstract(front: FrontMatter, report: Report): TakenAbstract {
  const given = asProse(front.fields.abstract);
  if (given) {
    const cut = cutText(given, ABSTRACT_MAX);
    if (cut) report.warn('abstract/long', { most: ABSTRACT_MAX });
    const at = front.lineOf(given.split('\n')[0]?.slice(0, 40) ?? '');
    const line = at === undefined ? undefined : at - front.bodyLine + 1;
    return { abstract: cut ?? given, markdown: front.body, line };
  }
  const { abstract, line, markdown, outcome } = splitAbstract(front.body);
  if (outcome === 'none') report.warn('abstract/none', {});
  else report.note(`abstract/${outcome}`, {});
  return { abstract, markdown, line };
}

/** What a file has that begins with no front matter: its text. */
const allText = (file: string): FrontMatter => ({
  fields: {},
  body: file,
  bodyLine: 1,
  lineOf: () => undefined,
});

/** Where the front matter gives no title, the first heading is it, and leaves the text. */
function withTitle(front: FrontMatter, report: Report): FrontMatter {
  if (asText(front.fields.title)) return front;
  const heading = splitTitle(front.body);
  if (!heading) return front;
  const line = heading.line + front.bodyLine - 1;
  report.warn('title/guessed', { title: heading.title }, line);
  return { ...front, fields: { ...front.fields, title: heading.title }, body: heading.markdown };
}

function readKey(folder: PaperFolder, front: FrontMatter, title: string, report: Report): string {
  const own = asText(front.fields.key);
  if (own && URL_KEY.test(own) && own.length <= 80) return own;
  if (own) report.warn('key/unreadable', { key: own }, front.lineOf(own));
  return toUrlKey(own || folder.name || title);
}

/**
 * Reads a paper: its Markdown file, bibliography, figures and PDF. Pure; it never throws. Where it
 * is not `ok`, an error in `problems` says why; otherwise the content passes its schema.
 */
export function readPaper(folder: PaperFolder): PaperRead {
  const report = newReport();
  const { problems } = report;
  const paths = [...folder.files.keys()];
  const textOf = (path: string) =>
    decodeText(folder.files.get(path) ?? new Uint8Array(), path, report);
  const path = findMarkdown(paths, (candidate) => /^\s*---\s*\n/.test(textOf(candidate)));
  if (path === null) {
    report.fail('paper/missing', {});
    return { ok: false, problems };
  }
  const { length } = textOf(path);
  if (length > RENDER_MAX_CHARACTERS) {
    const values = { name: path, count: length, most: RENDER_MAX_CHARACTERS };
    report.fail('paper/too-long', values);
    return { ok: false, problems };
  }
  const file = textOf(path);
  const found = readFrontMatter(file, report);
  const front = withTitle(found ?? allText(file), report);
  if (!found) {
    const isPaper = asText(front.fields.title) !== '';
    report[isPaper ? 'warn' : 'fail']('front-matter/missing', { name: path }, 1);
    if (!isPaper) return { ok: false, problems };
  }
  const metadata = readMetadata(front, report);
  if (!metadata) return { ok: false, problems };
  const from = folderOf(path);
  const { abstract, markdown: rest, line: abstractLine } = takeAbstract(front, report);
  const { markdown, statements } = folder.takeStatements
    ? takeStatements(rest, new Set([...knownStatements(metadata), ...folder.takeStatements.known]))
    : { markdown: rest, statements: {} };
  const { figures, figurePaths } = readFigures(markdown, paths, from, front.bodyLine, report);
  const checked = ContentSchema.safeParse({
    metadata: {
      ...metadata,
      ...statements,
      ...(metadata.funders.length === 0 ? { funders: fundersStated(statements) } : {}),
      abstract,
    },
    markdown,
    bibtex: readBibliography(folder, paths, from, front, report),
    macros: readMacros(front.fields),
  });
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const field = issue.path.join('.');
      if (issue.code === 'too_big') {
        report.fail('content/too-long', { field, most: Number(issue.maximum) });
      } else report.fail('content/invalid', { field, reason: issue.message });
    }
    return { ok: false, problems };
  }
  const pdf = path.replace(/\.[a-z]+$/i, '.pdf');
  const hasPdf = folder.files.has(pdf) && ![...figurePaths.values()].includes(pdf);
  return {
    ok: true,
    akey: readKey(folder, front, metadata.title, report),
    content: checked.data,
    figures,
    figurePaths,
    pdf: hasPdf ? pdf : null,
    firstLine: front.bodyLine,
    source: countMarkdown(`${asProse(front.fields.abstract)}\n\n${front.body}`),
    ...(abstractLine === undefined ? {} : { abstractLine }),
    problems,
  };
}
