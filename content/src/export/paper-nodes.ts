/** The parts of a text's tree, for those who write it in another format. */
import type { FootnoteDefinition, Nodes, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';

export type PaperNode = Nodes;
export type PaperBlock = RootContent;
export type PaperTable = Table;
export type PaperNote = FootnoteDefinition;

/** The words of a part without their markup. */
export const plainWordsOf = (node: PaperNode): string => plainText(node);
