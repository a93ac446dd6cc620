/** The nodes that our Markdown has beyond CommonMark and GFM. */
import type { Parent, PhrasingContent, RootContent } from 'mdast';
import type { Position } from 'unist';
import type { PassageLanguage } from './passage-language.ts';
import type { TheoremKind } from './theorem-kinds.ts';

/** A formula, as its author wrote it between the delimiters. */
export interface InlineMath {
  type: 'inlineFormula';
  value: string;
  position?: Position | undefined;
}

/** A displayed formula: between `$$`, between `\[` and `\]`, or an environment with its `\begin`. */
export interface DisplayMath {
  type: 'displayMath';
  value: string;
  /** Once it is numbered: what KaTeX reads, and where references go. */
  tex?: string;
  id?: string;
  numbers?: string[];
  position?: Position | undefined;
}

/** A LaTeX environment as raw source; the next steps turn it into something better. */
export interface TexBlock {
  type: 'texBlock';
  name: string;
  value: string;
  position?: Position | undefined;
}

/** A LaTeX command in running text, as raw source. */
export interface TexCommand {
  type: 'texCommand';
  name: string;
  args: string[];
  value: string;
  position?: Position | undefined;
}

/** `@key` or `-@key`, not yet known to be a citation. */
export interface CiteKey {
  type: 'citeKey';
  key: string;
  suppressed: boolean;
  position?: Position | undefined;
}

/** A lone `~` or `^`, not yet known to open or close a script. */
export interface ScriptMarker {
  type: 'scriptMarker';
  value: '~' | '^';
  position?: Position | undefined;
}

export interface Script extends Parent {
  type: 'script';
  kind: 'sub' | 'sup';
  children: PhrasingContent[];
}

/** Words in small capitals. */
export interface SmallCaps extends Parent {
  type: 'smallCaps';
  children: PhrasingContent[];
}

/** Words in another language than the text, or that run in another direction. */
export interface Foreign extends Parent, PassageLanguage {
  type: 'foreign';
  children: PhrasingContent[];
}

/** Blocks in another language. */
export interface Passage extends Parent, PassageLanguage {
  type: 'passage';
  children: RootContent[];
}

/** One work within a citation, with the words around it. */
export interface CiteItem {
  key: string;
  /** Where this citation can be reached from the list of references. */
  id?: string;
  form: 'full' | 'year' | 'narrative';
  prefix: PhrasingContent[];
  suffix: PhrasingContent[];
}

export interface Citation {
  type: 'citation';
  items: CiteItem[];
  narrative: boolean;
  position?: Position | undefined;
}

/** A reference to something numbered in the same text. */
export interface CrossRef {
  type: 'crossRef';
  label: string;
  style: 'number' | 'named' | 'parenthesised';
  /** What the author calls it, with `%s` for its number. */
  words?: string;
  position?: Position | undefined;
}

/** MyST's `{term}`: words that lead to their definition in a list of definitions of the same text. */
export interface TermUse extends Parent {
  type: 'termUse';
  /** The term as its list has it. */
  term: string;
  /** Where it is defined; null where no list has it. */
  target: string | null;
  children: PhrasingContent[];
}

export interface Figure extends Parent {
  type: 'figure';
  children: PhrasingContent[];
  images: { url: string; alt: string; widthPercent: number | null }[];
  label: string | null;
  /** “Figure 2—figure supplement 1”, where the author says so; else it is counted. */
  ownLabel: string | null;
  /** The word in front of the number. */
  word: string;
  /** Of several pictures, those with a label of their own: “Figure 2a”. */
  parts: { label: string | null; letter: string }[];
  number: string | null;
  id: string | null;
}

/** Blocks that an author centred or otherwise grouped. */
export interface Group extends Parent {
  type: 'group';
  kind: 'centre';
  children: RootContent[];
}

export type NoticeKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** A note next to the text. Its title, if it has one, is the first paragraph (`directiveLabel`). */
export interface Notice extends Parent {
  type: 'notice';
  kind: NoticeKind;
  children: RootContent[];
}

/** A numbered statement or a proof; its title is the first paragraph, as in a notice. */
export interface Theorem extends Parent {
  type: 'theorem';
  kind: TheoremKind;
  label: string | null;
  /** “Theorem A”, where the author says so; else it is counted. */
  ownLabel: string | null;
  /** The word in front of the number. */
  word: string;
  /** A proof and a starred environment have no number. */
  isNumbered: boolean;
  number: string | null;
  id: string | null;
  children: RootContent[];
}

export type DiagramKind = 'editorial' | 'professional' | 'systematic' | 'all-flow';

/** A list that is drawn; its title is the first paragraph, as in a notice. */
export interface Diagram extends Parent {
  type: 'diagram';
  kind: DiagramKind;
  /** What its steps are reached by; none in a text without ids. */
  id: string | null;
  children: RootContent[];
}

/** A term, or one of the definitions below it. */
export interface DefinitionPart extends Parent {
  type: 'definitionPart';
  kind: 'term' | 'description';
  /** Of a term that the text refers to. */
  id?: string;
  children: PhrasingContent[];
}

export interface Definitions extends Parent {
  type: 'definitions';
  children: DefinitionPart[];
}

/** Something that could not be read: its source is shown. */
export interface Unreadable {
  type: 'unreadable';
  value: string;
  position?: Position | undefined;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineFormula: InlineMath;
    displayMath: DisplayMath;
    texCommand: TexCommand;
    citeKey: CiteKey;
    scriptMarker: ScriptMarker;
    script: Script;
    smallCaps: SmallCaps;
    foreign: Foreign;
    citation: Citation;
    crossRef: CrossRef;
    termUse: TermUse;
    unreadable: Unreadable;
    texBlock: TexBlock;
  }
  interface RootContentMap {
    inlineFormula: InlineMath;
    displayMath: DisplayMath;
    texBlock: TexBlock;
    texCommand: TexCommand;
    citeKey: CiteKey;
    scriptMarker: ScriptMarker;
    script: Script;
    smallCaps: SmallCaps;
    foreign: Foreign;
    passage: Passage;
    citation: Citation;
    crossRef: CrossRef;
    termUse: TermUse;
    figure: Figure;
    group: Group;
    notice: Notice;
    theorem: Theorem;
    definitions: Definitions;
    definitionPart: DefinitionPart;
    diagram: Diagram;
    unreadable: Unreadable;
  }
  interface BlockContentMap {
    displayMath: DisplayMath;
    texBlock: TexBlock;
    figure: Figure;
    group: Group;
    passage: Passage;
    notice: Notice;
    theorem: Theorem;
    diagram: Diagram;
    unreadable: Unreadable;
  }
  interface ImageData {
    /** The caption with its markup; `alt` is the same as plain text. */
    caption?: PhrasingContent[];
    attributes?: Readonly<Record<string, string>>;
  }
  interface TableData {
    caption?: PhrasingContent[];
    label?: string;
    /** “Table S1”, where the author says so; else it is counted. */
    ownLabel?: string;
    /** The word in front of the number. */
    word?: string;
    number?: string;
    id?: string;
  }
  interface HeadingData {
    id?: string;
    label?: string;
    number?: string;
  }
  interface ParagraphData {
    /** The paragraph continues after a displayed formula. */
    continued?: boolean;
  }
}
