/** The document's tree to HTML's: one handler for each of our own nodes. */
import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Image, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { type Handler, type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { toString as plainText } from 'mdast-util-to-string';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import type {
  Citation,
  CrossRef,
  DefinitionPart,
  Definitions,
  Diagram,
  DisplayMath,
  Figure,
  Foreign,
  Group,
  InlineMath,
  Notice,
  Passage,
  Script,
  SmallCaps,
  TermUse,
  Theorem,
  Unreadable,
} from '../syntax/nodes.ts';
import { languageProperties } from '../syntax/passage-language.ts';
import { hastElement, text } from '../tree/build.ts';
import { type Cited, citation } from './citation.ts';
import { colouredCode } from './code-colours.ts';
import { crossReference } from './cross-reference.ts';
import { diagram } from './diagram.ts';
import { figure, inlineImage } from './figure.ts';
import { displayMath, inlineMath } from './math.ts';
import { notice } from './notice.ts';
import { table } from './table.ts';
import { theorem } from './theorem.ts';

const phrasing = (state: State, children: PhrasingContent[]): ElementContent[] =>
  state.all({ type: 'paragraph', children });

const convert = (state: State) => ({
  phrasing: (nodes: PhrasingContent[]) => phrasing(state, nodes),
  blocks: (nodes: RootContent[]) => state.all({ type: 'root', children: nodes }),
});

const HOLD_BLOCKS = [
  'root',
  'blockquote',
  'listItem',
  'group',
  'passage',
  'notice',
  'diagram',
  'theorem',
];

function handlers(run: Run, cited: Cited): Handlers {
  return {
    inlineFormula: (_state, node: InlineMath) => inlineMath(node, run),
    displayMath: (_state, node: DisplayMath) => displayMath(node, run),
    image: (_state, node: Image) => inlineImage(node, run),
    figure: (state, node: Figure) => figure(node, state.all(node), plainText(node.children), run),
    table: (state, node: Table) =>
      table(node, phrasing(state, node.data?.caption ?? []), (cell) => state.all(cell), run),
    citation: (state, node: Citation) =>
      citation(node, cited, (nodes) => phrasing(state, nodes), run),
    crossRef: (_state, node: CrossRef) => crossReference(node, run),
    termUse: (state, node: TermUse) =>
      node.target === null
        ? state.all(node)
        : hastElement(
            'a',
            { className: ['cross-reference'], href: `#${node.target}` },
            state.all(node),
          ),
    script: (state, node: Script) => hastElement(node.kind, {}, state.all(node)),
    smallCaps: (state, node: SmallCaps) =>
      hastElement('span', { className: ['small-caps'] }, state.all(node)),
    foreign: (state, node: Foreign) =>
      hastElement('span', languageProperties(node), state.all(node)),
    passage: (state, node: Passage) =>
      hastElement('div', languageProperties(node), state.all(node)),
    definitions: (state, node: Definitions) => hastElement('dl', {}, state.all(node)),
    definitionPart: (state, node: DefinitionPart) =>
      hastElement(
        node.kind === 'term' ? 'dt' : 'dd',
        node.id === undefined ? {} : { id: node.id },
        state.all(node),
      ),
    group: (state, node: Group) => hastElement('div', { className: ['centre'] }, state.all(node)),
    notice: (state, node: Notice) => notice(node, convert(state), run),
    theorem: (state, node: Theorem) => theorem(node, convert(state), run),
    diagram: (state, node: Diagram) => diagram(node, run, convert(state)),
    scriptMarker: (_state, node: { value: string }) => text(node.value),
    unreadable: (_state, node: Unreadable, parent) =>
      parent && HOLD_BLOCKS.includes(parent.type)
        ? hastElement('pre', { className: ['source-unreadable'], tabIndex: 0 }, [text(node.value)])
        : hastElement('code', { className: ['source-unreadable'] }, [text(node.value)]),
    heading: (state, node) => {
      const number: string | undefined = node.data?.number;
      const label = number
        ? [hastElement('span', { className: ['section-number'] }, [text(number)]), text(' ')]
        : [];
      return hastElement(`h${node.depth}`, { id: node.data?.id }, [...label, ...state.all(node)]);
    },
    paragraph: (state, node) =>
      hastElement('p', node.data?.continued ? { className: ['continued'] } : {}, state.all(node)),
    code: (_state, node) => {
      const language = /^[\w+#.-]+/.exec(node.lang ?? '')?.[0];
      const name = language ? { className: [`language-${language}`] } : {};
      return hastElement('pre', { tabIndex: 0 }, [
        hastElement('code', name, colouredCode(`${node.value}\n`, language ?? '', run)),
      ]);
    },
  };
}

/** A handler whose element records the position of its node in the source. */
const placed =
  (handle: Handler): Handler =>
  (state, node, parent) => {
    const made = handle(state, node, parent);
    if (made && !Array.isArray(made) && made.type === 'element' && node.position) {
      made.position ??= node.position;
    }
    return made;
  };

/**
 * Converts a document; formulas, figures and references report what they cannot do. `notes` keeps
 * the ids of its footnotes apart from those of another text on the page.
 */
export function toHtmlTree(tree: Root, run: Run, cited: Cited, notes: string): HtmlRoot {
  const own = Object.entries(handlers(run, cited)).map(([name, handle]) => [name, placed(handle)]);
  const made = toHast(tree, {
    handlers: Object.fromEntries(own),
    clobberPrefix: notes,
    footnoteLabel: bodyWord(run.words, 'notes'),
    footnoteBackLabel: (note, use) =>
      bodyWord(run.words, 'backToNote', { number: `${note + 1}${use > 1 ? `-${use}` : ''}` }),
    footnoteLabelTagName: 'h2',
    footnoteLabelProperties: { className: ['notes-heading'] },
  });
  return made.type === 'root' ? made : { type: 'root', children: [] };
}
