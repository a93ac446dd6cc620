/** Where a node starts in the source, both counted from 1, and the text it covers. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

export type BinaryOperator =
  | '*'
  | '/'
  | '%'
  | '+'
  | '-'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'in'
  | '&&'
  | '||';

/** A part of a condition, with the number of brackets around it where there are any. */
export type Expression = Bare & { readonly brackets?: number };

type Bare =
  | { readonly node: 'null'; readonly span: Span }
  | { readonly node: 'boolean'; readonly value: boolean; readonly span: Span }
  | { readonly node: 'integer'; readonly value: bigint; readonly span: Span }
  | { readonly node: 'float'; readonly value: number; readonly span: Span }
  | { readonly node: 'string'; readonly value: string; readonly span: Span }
  | { readonly node: 'bytes'; readonly value: Uint8Array; readonly span: Span }
  | { readonly node: 'list'; readonly items: readonly Expression[]; readonly span: Span }
  | {
      readonly node: 'map';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
      readonly span: Span;
    }
  | { readonly node: 'path'; readonly segments: readonly PathPart[]; readonly span: Span }
  | { readonly node: 'variable'; readonly name: string; readonly span: Span }
  | {
      readonly node: 'member';
      readonly object: Expression;
      readonly name: string;
      readonly span: Span;
    }
  | {
      readonly node: 'index';
      readonly object: Expression;
      readonly index: Expression;
      readonly span: Span;
    }
  | {
      readonly node: 'range';
      readonly object: Expression;
      readonly from: Expression | null;
      readonly to: Expression | null;
      readonly span: Span;
    }
  | {
      readonly node: 'call';
      readonly name: string;
      readonly args: readonly Expression[];
      readonly span: Span;
    }
  | {
      readonly node: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
      readonly span: Span;
    }
  | { readonly node: 'negate'; readonly operand: Expression; readonly span: Span }
  | { readonly node: 'not'; readonly operand: Expression; readonly span: Span }
  | {
      readonly node: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    }
  | {
      readonly node: 'is';
      readonly operand: Expression;
      readonly type: string;
      readonly span: Span;
    }
  | {
      readonly node: 'ternary';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
      readonly span: Span;
    };

/** One segment of a path literal in an expression. */
export type PathPart =
  | { readonly part: 'literal'; readonly text: string }
  | { readonly part: 'capture'; readonly name: string; readonly glob: boolean }
  | { readonly part: 'expression'; readonly value: Expression };

/** One segment of a `match` pattern. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface FunctionNode {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly {
    readonly name: string;
    readonly value: Expression;
    readonly span: Span;
  }[];
  readonly result: Expression;
  readonly span: Span;
}

export interface AllowNode {
  readonly operations: readonly string[];
  /** Null for a bare `allow read;`, which allows. */
  readonly condition: Expression | null;
  readonly span: Span;
}

export interface MatchNode {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionNode[];
  readonly allows: readonly AllowNode[];
  readonly matches: readonly MatchNode[];
  readonly span: Span;
}

export interface ServiceNode {
  readonly name: string;
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
  readonly span: Span;
}

export interface RulesetNode {
  readonly version: '1' | '2';
  readonly imports: readonly Span[];
  readonly functions: readonly FunctionNode[];
  readonly services: readonly ServiceNode[];
}
