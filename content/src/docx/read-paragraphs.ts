/** The paragraphs of a Word file as mammoth reads them, with what tells a title from a text. */
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { mammothInput } from './mammoth-input.ts';

export interface TextRun {
  readonly text: string;
  readonly isRaised: boolean;
}
export interface Paragraph {
  readonly style: string;
  readonly runs: readonly TextRun[];
  readonly text: string;
}

const ORCID = /orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]/;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textAt = (node: Node, key: string): string => {
  const value = node[key];
  return typeof value === 'string' ? value : '';
};
const childrenOf = (node: Node): Node[] =>
  Array.isArray(node.children) ? node.children.filter(isNode) : [];

function runsOf(node: Node, isRaised = false): TextRun[] {
  if (node.type === 'text') return [{ text: textAt(node, 'value'), isRaised }];
  if (node.type === 'tab') return [{ text: ' ', isRaised }];
  if (node.type === 'break') return [{ text: '\n', isRaised: false }];
  const raised = isRaised || node.verticalAlignment === 'superscript';
  const runs = childrenOf(node).flatMap((child) => runsOf(child, raised));
  // After a name there is often only the ORCID logo: the iD is in the link.
  const orcid = node.type === 'hyperlink' ? ORCID.exec(textAt(node, 'href'))?.[0] : undefined;
  const isShown = runs.some(({ text }) => orcid !== undefined && text.includes(orcid.slice(-19)));
  return orcid && !isShown ? [...runs, { text: ` ${orcid}`, isRaised: false }] : runs;
}

function paragraphsOf(node: Node): Paragraph[] {
  if (node.type !== 'paragraph') return childrenOf(node).flatMap(paragraphsOf);
  const runs = runsOf(node);
  const text = runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text ? [{ style: textAt(node, 'styleName') || textAt(node, 'styleId'), runs, text }] : [];
}

/**
 * `parts`: path within the file → its XML, of the text only. Pictures are left out: mammoth is given
 * an archive repacked from bounded parts, so nothing unpacks to more than these.
 */
export async function readParagraphs(parts: ReadonlyMap<string, string>): Promise<Paragraph[]> {
  const files = Object.fromEntries([...parts].map(([path, xml]) => [path, strToU8(xml)]));
  const archive = zipSync(files, { level: 0 });
  const found: Paragraph[] = [];
  await mammoth.convertToHtml(mammothInput(new Uint8Array(archive)), {
    transformDocument: (document: unknown) => {
      if (isNode(document)) found.push(...paragraphsOf(document));
      // Its HTML is not wanted.
      return { ...(isNode(document) ? document : {}), children: [] };
    },
  });
  return found;
}
