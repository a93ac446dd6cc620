/** The metadata of a LaTeX document: title, authors, abstract, keywords. */
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { STATEMENT_MAX_CHARACTERS } from '@quire/model/statements/statement-fields';
import { fundersInText } from '../paper/funders-in-text.ts';
import { authorsOf, authorsOfPage } from './latex-authors.ts';
import { environmentsNamed } from './latex-bibliography.ts';
import { COMMANDS } from './latex-commands.ts';
import type { LatexContext } from './latex-context.ts';
import { plainText } from './latex-inline.ts';
import {
  environmentName,
  lastArgument,
  type TexEnvironment,
  type TexMacro,
  type TexNode,
} from './parse-latex.ts';

/** Commands of a form, in the order of the source; those within others of these are theirs. */
export function commandsOf(
  nodes: readonly TexNode[],
  form: 'metadata' | 'bibliography',
): TexMacro[] {
  return nodes.flatMap((node): TexMacro[] => {
    if (node.type === 'environment' || node.type === 'group') return commandsOf(node.content, form);
    if (node.type !== 'macro') return [];
    const own = COMMANDS.get(node.content)?.form;
    if (own === form) return [node];
    return own === 'plain' ? commandsOf(lastArgument(node), form) : [];
  });
}

const NOTES = /^(thanks|footnote|footnotemark|titlenote|tnoteref|vspace|label)$/;

function withoutNotes(nodes: readonly TexNode[]): TexNode[] {
  return nodes.flatMap((node): TexNode[] => {
    if (node.type === 'macro' && NOTES.test(node.content)) return [];
    if (node.type === 'macro' && /^(\\|newline)$/.test(node.content))
      return [{ type: 'whitespace' }];
    return node.type === 'group' ? [{ ...node, content: withoutNotes(node.content) }] : [node];
  });
}

/** Emphasis on all of a title is the page's look; of the language of its words no title says anything. */
const withoutMarks = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .replace(/\[([^[\]]*)\]\{lang=[^{}]*\}/g, '$1')
    .trim()
    .replace(/^(\*{1,2})([^*]+)\1$/, '$2');

function titleOf(commands: readonly TexMacro[], name: string, context: LatexContext): string {
  const titles = commands
    .filter(({ content }) => content === name)
    .map((node) => withoutMarks(context.markdown(deepWithoutNotes(lastArgument(node)))));
  return titles.findLast((title) => title !== '') ?? '';
}

/** Also in the styles that the whole of a title may stand in. */
function deepWithoutNotes(nodes: readonly TexNode[]): TexNode[] {
  return withoutNotes(nodes).map((node) =>
    node.type === 'macro' && node.args
      ? {
          ...node,
          args: node.args.map((each) => ({ ...each, content: deepWithoutNotes(each.content) })),
        }
      : node,
  );
}

/** `\\hypersetup{pdfkeywords={mud, tides}}` */
const pdfKeywords = ({ source }: LatexContext): string =>
  (/\bpdfkeywords\s*=\s*\{([^{}\\]*)\}/.exec(source.text)?.[1] ?? '').replace(/\s+/g, ' ');

function keywordsOf(
  nodes: readonly TexNode[],
  commands: readonly TexMacro[],
  context: LatexContext,
) {
  const lists = [
    ...environmentsNamed(nodes, /^(keywords?|IEEEkeywords)$/),
    ...commands.filter(({ content }) => /^keywords?$/.test(content)).map(lastArgument),
  ];
  const said = lists
    .map((list) =>
      list
        .map((node) =>
          node.type === 'macro' && /^(sep|and|\\)$/i.test(node.content)
            ? ';'
            : node.type === 'parbreak'
              ? ';'
              : plainText(context.inline([node])),
        )
        .join(''),
    )
    .filter((list) => list.trim() !== '');
  // Where the text names none in a way that is known, those of the PDF.
  const words = (said.length > 0 ? said : [pdfKeywords(context)])
    .flatMap((list) => list.split(/[;·•—–]|-{2,3}|,(?![^()]*\))/))
    .map((word) => word.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, ''))
    .filter((word) => word.length > 0 && word.length <= 80);
  return ArticleMetadataSchema.shape.keywords.safeParse([...new Set(words)]).data ?? [];
}

/** Commands of these names, also within the title, authors and notes. */
function macrosNamed(nodes: readonly TexNode[], name: RegExp): TexMacro[] {
  return nodes.flatMap((node): TexMacro[] => {
    if (node.type === 'environment' || node.type === 'group')
      return macrosNamed(node.content, name);
    if (node.type !== 'macro') return [];
    if (name.test(node.content)) return [node];
    return (node.args ?? []).flatMap(({ content }) => macrosNamed(content, name));
  });
}

const SAYS_WHO_PAID = /\b(support(ed)?|fund(s|ed|ing)?|grants?|financ\w+)\b/i;

/** Who paid, where a note of the title or of an author says it: `\\thanks{…}`. */
function fundingOf(nodes: readonly TexNode[], context: LatexContext): string {
  const said = macrosNamed(nodes, /^(thanks|titlenote|tnotetext)$/).flatMap((node) => {
    const words = plainText(context.inline(lastArgument(node)))
      .replace(/\s+/g, ' ')
      .trim();
    return SAYS_WHO_PAID.test(words) ? [words] : [];
  });
  return [...new Set(said)].join('\n\n').slice(0, STATEMENT_MAX_CHARACTERS);
}

/** The text below `\\section*{Abstract}`, up to the next heading. */
function abstractSection(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = abstractHeading(nodes);
  const rest = at < 0 ? [] : nodes.slice(at + 1);
  const end = rest.findIndex((node) => isHeading(node));
  return end < 0 ? rest : rest.slice(0, end);
}

const isHeading = (node: TexNode): node is TexMacro =>
  node.type === 'macro' && COMMANDS.get(node.content)?.form === 'section';

const abstractHeading = (nodes: readonly TexNode[]): number =>
  nodes.findIndex(
    (node) =>
      isHeading(node) &&
      lastArgument(node).length === 1 &&
      lastArgument(node).every(
        (word) => word.type === 'string' && /^abstract$/i.test(word.content),
      ),
  );

/** A text without the section that is its abstract. */
export function withoutAbstractSection(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = abstractHeading(nodes);
  if (at < 0) return nodes;
  return [...nodes.slice(0, at), ...nodes.slice(at + 1 + abstractSection(nodes).length)];
}

/** The environment that a title page is set in by hand, before the first heading; null where there is none. */
function handmadeTitlePage(nodes: readonly TexNode[]): TexEnvironment | null {
  const end = nodes.findIndex(isHeading);
  const before = end < 0 ? nodes : nodes.slice(0, end);
  return (
    before.find(
      (node): node is TexEnvironment =>
        node.type === 'environment' &&
        /^(flushleft|center|titlepage)$/.test(environmentName(node)) &&
        node.content.some((each) => each.type === 'macro' && each.content === 'textsuperscript'),
    ) ?? null
  );
}

export interface LatexMetadata {
  readonly title: string;
  /** A handmade title page that was read: it is not part of the text. */
  readonly titlePage: TexNode | null;
  /** The source of the abstract, which is read as blocks. */
  readonly abstract: readonly TexNode[];
  readonly details: Partial<ArticleMetadata>;
}

/** Reads the preamble and the first page. */
export function readLatexMetadata(nodes: readonly TexNode[], context: LatexContext): LatexMetadata {
  const commands = commandsOf(nodes, 'metadata');
  const abstract =
    environmentsNamed(nodes, /^(abstract\*?|Abstract|onecolabstract)$/)[0] ??
    commands.filter(({ content }) => content === 'abstract').map(lastArgument)[0] ??
    abstractSection(nodes);
  const keywords = keywordsOf(nodes, commands, context);
  const subtitle = titleOf(commands, 'subtitle', context);
  const summary = commands
    .filter(({ content }) => content === 'plainsummary')
    .map((node) => context.markdown(lastArgument(node)))
    .at(-1);
  const doi = commands
    .filter(({ content }) => content === 'doi')
    .map((node) =>
      plainText(context.inline(lastArgument(node)))
        .trim()
        .toLowerCase(),
    )
    .find((each) => ArticleMetadataSchema.shape.doi.safeParse(each).success);
  const funding = fundingOf(nodes, context);
  const funders = fundersInText(funding);
  const people = authorsOf(commands, context);
  const page = people.authors ? null : handmadeTitlePage(nodes);
  const { authors, affiliations } = page ? authorsOfPage(page.content, context) : people;
  return {
    title: titleOf(commands, 'title', context),
    titlePage: authors ? page : null,
    abstract,
    details: {
      ...(authors ? { authors } : {}),
      ...(affiliations ? { affiliations } : {}),
      ...(subtitle ? { subtitle } : {}),
      ...(summary ? { plainSummary: summary.slice(0, 3_000) } : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
      ...(doi ? { doi } : {}),
      ...(funding ? { funding } : {}),
      ...(funders.length > 0 ? { funders } : {}),
    },
  };
}
