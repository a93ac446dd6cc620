import type { Element } from '@xmldom/xmldom';
import { readCsl } from '../citations/read-csl.ts';
import { writeBibtex } from '../citations/write-bibtex.ts';
import type { ConvertedText } from '../convert/converted.ts';
import { treeToMarkdown } from '../convert/html-to-markdown.ts';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  readXml,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import { newReport } from '../report/problems.ts';
import { quotedTexts } from '../report/quoted-texts.ts';
import { joinCitations } from './cite-runs.ts';
import { countJats } from './count-jats.ts';
import { abstractText } from './jats-abstract.ts';
import { type JatsContext, labelsOf, notesOf, statedLabels } from './jats-context.ts';
import { readJatsMetadata } from './jats-metadata.ts';
import { type ReferencedWork, readReferences } from './jats-references.ts';
import { isStatement } from './jats-statements.ts';
import { jatsTree } from './jats-tree.ts';

function contextOf(article: Element, keys: ReadonlyMap<string, string>): JatsContext {
  const markdown = (element: Element): string =>
    treeToMarkdown({
      type: 'root',
      children: [
        { type: 'element', tagName: 'p', properties: {}, children: jatsTree(element, context) },
      ],
    })
      .replace(/\s+/g, ' ')
      .trim();
  const context: JatsContext = {
    keys,
    report: newReport(),
    labels: labelsOf(article),
    notes: notesOf(article),
    stated: statedLabels(article),
    counts: new Map(),
    inline: (element) => joinCitations(markdown(element), [...keys.values()]),
  };
  return context;
}

/**
 * A JATS article (https://jats.nlm.nih.gov) as Markdown: its body, the acknowledgements behind it, its
 * references as BibTeX, title and abstract, and all that it states of itself. Figures are named as the file names them.
 * Null where the text is no JATS. Never throws, fetches nothing, follows no entity of the file's own.
 */
export function jatsToMarkdown(xml: string): ConvertedText | null {
  const article = readXml(xml);
  if (!article || tagNameOf(article) !== 'article') return null;
  const { works, keys } = readReferences(article);
  const context = contextOf(article, keys);
  const body = childNamed(article, 'body');
  if (!body) context.report.warn('jats/no-text', {});
  const back = childNamed(article, 'back');
  const behind = (back ? childrenNamed(back, 'ack', 'app-group', 'app', 'sec') : []).filter(
    (part) => !isStatement(part),
  );
  const tree = [
    ...(body ? jatsTree(body, context) : []),
    ...behind.flatMap((part) => backPart(part, context)),
  ];
  const markdown = joinCitations(treeToMarkdown({ type: 'root', children: tree }), [
    ...keys.values(),
  ]);
  const abstract = abstractText(
    allNamed(article, 'abstract').find((each) => !attribute(each, 'abstract-type')),
    context,
  );
  reportUncited(works, `${abstract}\n${markdown}`, context);
  const group = allNamed(article, 'title-group')[0];
  const title = group && childNamed(group, 'article-title');
  return {
    details: readJatsMetadata(article, context),
    title: title ? context.inline(title) : '',
    abstract,
    markdown,
    bibliography:
      works.length > 0
        ? `${writeBibtex(readCsl(JSON.stringify(works)).references)}
`
        : '',
    macros: {},
    pictures: new Map(),
    source: countJats(article),
    problems: context.report.problems,
  };
}

/** The list below an article has what its text cites: what a list of JATS has beyond that is named. */
function reportUncited(
  works: readonly ReferencedWork[],
  text: string,
  { report }: JatsContext,
): void {
  const cited = new Set([...text.matchAll(/@([\w-]+)/g)].map(([, key]) => key));
  const uncited = works
    .filter(({ id }) => !cited.has(id))
    .map(({ title, id }) => String(title ?? id));
  if (uncited.length === 0) return;
  const examples = quotedTexts(uncited);
  report.warn('jats/references-uncited', { count: uncited.length, examples });
}

function backPart(part: Element, context: JatsContext) {
  const hasTitle = childNamed(part, 'title') !== undefined;
  const title = hasTitle
    ? wordsOf(childNamed(part, 'title'))
    : tagNameOf(part) === 'ack'
      ? 'Acknowledgements'
      : '';
  const rest = jatsTree(part, context, 2);
  if (!title) return rest;
  return [
    {
      type: 'element' as const,
      tagName: 'h1',
      properties: {},
      children: [{ type: 'text' as const, value: title }],
    },
    ...rest,
  ];
}
