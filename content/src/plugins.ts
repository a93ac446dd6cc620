/**
 * The order of the steps, from Markdown to HTML. Read this first: every step is one file, takes the
 * tree and what the rendering shares (`Run`), and changes the tree.
 */
import type { Root as HtmlRoot } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { readDialects } from './dialects/read-dialects.ts';
import { chunk } from './html/chunk.ts';
import type { Cited } from './html/citation.ts';
import { finish } from './html/finish.ts';
import { joinPunctuation } from './html/join-punctuation.ts';
import { checkLinks } from './html/links.ts';
import { SCHEMA } from './html/schema.ts';
import { toHtmlTree } from './html/to-hast.ts';
import { collectCitations } from './markdown/collect-citations.ts';
import { nameTerms } from './markdown/name-terms.ts';
import { numberThings } from './markdown/number-things.ts';
import { parse } from './markdown/parse.ts';
import { citations } from './markdown/remark-citations.ts';
import { csvTables } from './markdown/remark-csv-tables.ts';
import { definitions } from './markdown/remark-definitions.ts';
import { remarkDirectives } from './markdown/remark-directives.ts';
import { figures } from './markdown/remark-figures.ts';
import { gridTables } from './markdown/remark-grid-tables.ts';
import {
  dropReferencesHeading,
  headingLabels,
  numberHeadings,
  plainHeadings,
} from './markdown/remark-headings.ts';
import { holders } from './markdown/remark-holders.ts';
import { htmlBlocks, htmlTags } from './markdown/remark-html.ts';
import { namedReferences } from './markdown/remark-named-references.ts';
import { notes } from './markdown/remark-notes.ts';
import { roles } from './markdown/remark-roles.ts';
import { scripts } from './markdown/remark-scripts.ts';
import { spans } from './markdown/remark-spans.ts';
import { splitParagraphs } from './markdown/remark-split-paragraphs.ts';
import { tableCaptions } from './markdown/remark-table-captions.ts';
import { texCommands } from './markdown/remark-tex-commands.ts';
import { texEnvironments } from './markdown/remark-tex-environments.ts';
import { tidy } from './markdown/remark-tidy.ts';
import { typography } from './markdown/remark-typography.ts';
import { resolveDefinitions } from './markdown/resolve-definitions.ts';
import { type Run, report } from './run/run.ts';
import type { Slugger } from './run/slugger.ts';

/** What is written: blocks first, then the text within them. */
export function read(markdown: string, run: Run): Root {
  run.source = readDialects(markdown, (severity, code, values, line) =>
    report(run, severity, code, values, line),
  );
  const tree = parse(run.source);
  htmlBlocks(tree, run);
  resolveDefinitions(tree);
  texEnvironments(tree, run);
  remarkDirectives(tree, run, markdown);
  gridTables(tree, run);
  headingLabels(tree);
  figures(tree);
  tableCaptions(tree);
  csvTables(tree);
  holders(tree, run);
  definitions(tree);
  splitParagraphs(tree);
  htmlTags(tree, run);
  spans(tree, run);
  roles(tree, run);
  texCommands(tree, run);
  notes(tree);
  citations(tree);
  scripts(tree);
  typography(tree);
  tidy(tree);
  return tree;
}

/** What it is called: numbers, labels, citations. Returns the ids of the cited works' entries. */
export function number(tree: Root, abstract: Root, run: Run, slugger: Slugger): Cited {
  dropReferencesHeading(tree, run);
  plainHeadings(abstract);
  numberHeadings(tree, run, slugger);
  const all: Root = { type: 'root', children: [...abstract.children, ...tree.children] };
  numberThings(all, run, slugger);
  collectCitations(all, run, slugger);
  nameTerms(all, run, slugger);
  namedReferences(all, run);
  const works = run.library.cite([...run.cited.keys()]);
  const ids = new Map(works.entries.map(({ key }) => [key, slugger.slug('ref', key)]));
  return { works, ids };
}

/** What is shown: HTML, sanitised by the allow-list before any formula is in it. */
export function show(tree: Root, run: Run, cited: Cited, notes = ''): HtmlRoot {
  const made = toHtmlTree(tree, run, cited, notes);
  checkLinks(made, run);
  joinPunctuation(made);
  return clean(made);
}

/** The allow-list, applied. */
export function clean(tree: HtmlRoot): HtmlRoot {
  const done = sanitize(tree, SCHEMA);
  return done.type === 'root' ? done : { type: 'root', children: [] };
}

/** How it is put on the page: in chunks, with formulas. */
export function lay(tree: HtmlRoot, run: Run): HtmlRoot {
  const chunked = chunk(tree, run);
  finish(chunked, run);
  return chunked;
}
