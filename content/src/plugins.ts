/**
 * The order of the steps, from Markdown to HTML. Read this first: every step is one file, takes the
 * tree and what the rendering shares (`Run`), and changes the tree.
 */
import type { Root as HtmlRoot } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { collectCitations } from './collect-citations.ts';
import { chunk } from './html/chunk.ts';
import type { Cited } from './html/citation.ts';
import { finish } from './html/finish.ts';
import { checkLinks } from './html/links.ts';
import { referenceList } from './html/reference-list.ts';
import { SCHEMA } from './html/schema.ts';
import { toHtmlTree } from './html/to-hast.ts';
import { numberThings } from './number-things.ts';
import { parse } from './parse.ts';
import { citations } from './remark-citations.ts';
import { figures } from './remark-figures.ts';
import { gridTables } from './remark-grid-tables.ts';
import { dropReferencesHeading, headingLabels, numberHeadings } from './remark-headings.ts';
import { html } from './remark-html.ts';
import { namedReferences } from './remark-named-references.ts';
import { notes } from './remark-notes.ts';
import { scripts } from './remark-scripts.ts';
import { splitParagraphs } from './remark-split-paragraphs.ts';
import { tableCaptions } from './remark-table-captions.ts';
import { texCommands } from './remark-tex-commands.ts';
import { texEnvironments } from './remark-tex-environments.ts';
import { typography } from './remark-typography.ts';
import { resolveDefinitions } from './resolve-definitions.ts';
import type { Run } from './run.ts';
import type { Slugger } from './slugger.ts';

/** What is written: blocks first, then the text within them. */
export function read(markdown: string, run: Run): Root {
  const tree = parse(markdown);
  resolveDefinitions(tree);
  texEnvironments(tree, run);
  gridTables(tree, run);
  headingLabels(tree);
  figures(tree);
  splitParagraphs(tree);
  tableCaptions(tree);
  html(tree, run);
  texCommands(tree, run);
  notes(tree);
  citations(tree);
  scripts(tree);
  namedReferences(tree);
  typography(tree);
  return tree;
}

/** What it is called: numbers, labels, citations. Returns the ids of the cited works' entries. */
export function number(tree: Root, run: Run, slugger: Slugger): Cited {
  dropReferencesHeading(tree);
  numberHeadings(tree, run, slugger);
  numberThings(tree, run);
  collectCitations(tree, run, slugger);
  const works = run.library.cite([...run.cited.keys()]);
  const ids = new Map(works.entries.map(({ key }) => [key, slugger.slug('ref', key)]));
  return { works, ids };
}

/** What is shown: HTML, sanitised by the allow-list before any formula is in it. */
export function show(tree: Root, run: Run, cited: Cited, slugger: Slugger): HtmlRoot {
  const made = toHtmlTree(tree, run, cited);
  const list = referenceList(cited, run, slugger.slug('s', 'references'));
  if (list) made.children.push(list);
  checkLinks(made, run);
  const clean = sanitize(made, SCHEMA);
  return clean.type === 'root' ? clean : { type: 'root', children: [] };
}

/** How it is put on the page: in chunks, with formulas. */
export function lay(tree: HtmlRoot, run: Run): HtmlRoot {
  const chunked = chunk(tree, run);
  finish(chunked, run);
  return chunked;
}
