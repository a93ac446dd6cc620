import type { FunctionNode, MatchNode, RulesetNode, ServiceNode, Span } from './ast.ts';
import { Cursor } from './cursor.ts';
import { tokenize } from './lexer.ts';
import { parseFunction } from './parse-function.ts';
import { parseMatch } from './parse-match.ts';
import { RulesSyntaxError } from './syntax-error.ts';

export interface SyntaxIssue {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Parsed =
  | { readonly ok: true; readonly ruleset: RulesetNode }
  | { readonly ok: false; readonly issue: SyntaxIssue };

/**
 * Parses a whole rules file. Accepts what the grammar in `@firebase/eslint-plugin-security-rules`
 * accepts; the first thing that it refuses comes back with its place.
 */
export function parseRuleset(source: string): Parsed {
  try {
    return { ok: true, ruleset: parseFile(new Cursor(source, tokenize(source))) };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column, message } = error;
    return { ok: false, issue: { line, column, message } };
  }
}

function parseFile(cursor: Cursor): RulesetNode {
  const version = parseVersion(cursor);
  const imports = parseImports(cursor);
  const functions: FunctionNode[] = [];
  const services: ServiceNode[] = [];
  do {
    if (cursor.sees('function')) functions.push(parseFunction(cursor));
    else if (cursor.sees('service')) services.push(parseService(cursor));
    else cursor.refuse(`Expected 'service' or 'function' but found ${cursor.found()}.`);
  } while (cursor.peek().kind !== 'end');
  return { version, imports, functions, services };
}

function parseVersion(cursor: Cursor): '1' | '2' {
  // Without the statement a file is version 1, as published.
  if (!cursor.takes('rules_version')) return '1';
  cursor.expect('=');
  const token = cursor.expectKind('string', "'1' or '2'");
  // The official parser takes every quote away, so `"'1'"` is a version too.
  const version = token.text.replace(/['"]/g, '');
  cursor.takes(';');
  if (version === '1' || version === '2') return version;
  return cursor.refuse(`Only rules_version '1' and '2' are allowed, but got '${version}'.`, token);
}

function parseImports(cursor: Cursor): Span[] {
  const imports: Span[] = [];
  while (cursor.sees('import')) {
    const start = cursor.next();
    cursor.expectKind('string', 'the name of what is imported');
    // The official parser breaks on `as`; so the alias form is refused here too.
    cursor.expect(';');
    imports.push(cursor.spanFrom(start));
  }
  return imports;
}

function parseService(cursor: Cursor): ServiceNode {
  const start = cursor.expect('service');
  const name = cursor.expectKind('service-name', "a service name after 'service'").text;
  const span = cursor.spanFrom(start);
  cursor.expect('{');
  if (cursor.sees('}')) cursor.refuse("The 'service' body must contain at least one declaration.");
  const functions: FunctionNode[] = [];
  const matches: MatchNode[] = [];
  while (!cursor.takes('}')) {
    if (cursor.sees('function')) functions.push(parseFunction(cursor));
    else matches.push(parseMatch(cursor));
  }
  return { name, functions, matches, span };
}
