/** What a LaTeX document says of itself: title, authors, abstract, keywords. */
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { authorsOf } from './latex-authors.ts';
import { environmentsNamed } from './latex-bibliography.ts';
import { COMMANDS } from './latex-commands.ts';
import type { LatexContext } from './latex-context.ts';
import { plainText } from './latex-inline.ts';
import { lastArgument, type TexMacro, type TexNode } from './parse-latex.ts';

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

/** Emphasis on all of a title is the page's look. */
const withoutMarks = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
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

function keywordsOf(
  nodes: readonly TexNode[],
  commands: readonly TexMacro[],
  context: LatexContext,
) {
  const lists = [
    ...environmentsNamed(nodes, /^(keywords?|IEEEkeywords)$/),
    ...commands.filter(({ content }) => /^keywords?$/.test(content)).map(lastArgument),
  ];
  const words = lists
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
    .flatMap((list) => list.split(/[;·•—–]|-{2,3}|,(?![^()]*\))/))
    .map((word) => word.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, ''))
    .filter((word) => word.length > 0 && word.length <= 80);
  return ArticleMetadataSchema.shape.keywords.safeParse([...new Set(words)]).data ?? [];
}

export interface LatexMetadata {
  readonly title: string;
  /** The source of the abstract, which is read as blocks. */
  readonly abstract: readonly TexNode[];
  readonly details: Partial<ArticleMetadata>;
}

/** Reads what stands in the preamble and on the first page. */
export function readLatexMetadata(nodes: readonly TexNode[], context: LatexContext): LatexMetadata {
  const commands = commandsOf(nodes, 'metadata');
  const abstract =
    environmentsNamed(nodes, /^(abstract\*?|Abstract|onecolabstract)$/)[0] ??
    commands.filter(({ content }) => content === 'abstract').map(lastArgument)[0] ??
    [];
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
  return {
    title: titleOf(commands, 'title', context),
    abstract,
    details: {
      ...authorsOf(commands, context),
      ...(subtitle ? { subtitle } : {}),
      ...(summary ? { plainSummary: summary.slice(0, 3_000) } : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
      ...(doi ? { doi } : {}),
    },
  };
}
