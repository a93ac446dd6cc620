import { compileRules } from '../rules/compile.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { RulesCoverage } from '../rules/tally/rules-coverage.ts';
import { decodeFields } from '../values/decode.ts';
import type { Fields } from '../values/value.ts';
import { isJson } from './json.ts';
import { type File, type Incoming, readLine, type VerifyRequest } from './protocol.ts';
import { verify } from './verify.ts';

/** What is told even when ordinary denials are not: it is a gap in this engine, not a rule. */
const LOUD = /not understood|RULES_UNSUPPORTED/;

/** A request that waits for a document. */
interface Waiting {
  readonly verify: VerifyRequest;
  readonly fetched: Map<string, Fields | null>;
  readonly path: string;
}

/**
 * The Storage rules runtime that firebase-tools talks to: a line of JSON in, lines out. Lines that are
 * not JSON are put into the emulator's log by firebase-tools.
 */
export class StorageRulesRuntime {
  readonly #logDenials: boolean;
  readonly #coverage: RulesCoverage | null;
  readonly #rulesets = new Map<string, Ruleset>();
  /** The same, counted. */
  readonly #counted = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, Waiting>();

  /**
   * @param options.logDenials tell why a request was denied; what is not understood is told always
   * @param options.coverage counts what the clauses and conditions come to
   */
  constructor(options: { readonly logDenials?: boolean; readonly coverage?: RulesCoverage } = {}) {
    this.#logDenials = options.logDenials ?? false;
    this.#coverage = options.coverage ?? null;
  }

  /** What to print once started: firebase-tools waits for it. */
  hello(): string {
    return JSON.stringify({ id: -1, status: 'ok' });
  }

  /** Answers one line. Never throws: what cannot be judged is denied. */
  answer(line: string): string[] {
    if (line.trim() === '') return [];
    const incoming = readLine(line);
    try {
      return this.#answer(incoming);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return this.#deny(incoming.id, `STORAGE_RULES_FAILED: ${reason}`);
    }
  }

  #answer(incoming: Incoming): string[] {
    switch (incoming.kind) {
      case 'load':
        return [reply(incoming.id, this.#load(incoming.name, incoming.files))];
      case 'verify':
        return this.#judge(incoming.id, { verify: incoming.verify, fetched: new Map(), path: '' });
      case 'document':
        return this.#resume(incoming.id, incoming.status, incoming.result);
      case 'unknown':
        return this.#deny(incoming.id, `STORAGE_RULES_UNKNOWN: ${incoming.what} is not understood`);
    }
  }

  #load(name: string, files: readonly File[]): Reply {
    this.#rulesets.delete(name);
    this.#counted.delete(name);
    const [file, ...more] = files;
    if (file === undefined || more.length > 0)
      return { errors: [`one rules file is needed, not ${files.length}`] };
    const compiled = compileRules(file.content);
    if (!compiled.ok)
      return { errors: compiled.issues.map((i) => writeIssue(file.name, i.line, i.message)) };
    this.#rulesets.set(name, compiled.ruleset);
    if (this.#coverage) this.#counted.set(name, this.#coverage.watch(compiled.ruleset));
    return { result: { rulesVersion: Number(compiled.ruleset.version) } };
  }

  #judge(id: number, waiting: Waiting): string[] {
    const ruleset = this.#rulesets.get(waiting.verify.ruleset);
    if (ruleset === undefined) return this.#deny(id, 'STORAGE_RULES_MISSING: no such ruleset');
    const judged = verify(ruleset, waiting.verify, waiting.fetched);
    if (judged.kind === 'needs') {
      const path = judged.path.join('/');
      this.#waiting.set(id, { ...waiting, path });
      return [askForDocument(id, judged.path)];
    }
    // Counted once, not for each round that ended in a document to fetch.
    const counted = this.#counted.get(waiting.verify.ruleset);
    if (counted !== undefined) verify(counted, waiting.verify, waiting.fetched);
    const { allowed, trace, debug = [] } = judged.verdict;
    const { method, path } = waiting.verify;
    const isQuiet = allowed || !(this.#logDenials || trace.some((t) => LOUD.test(t)));
    const debugged = debug.map((line) => `storage rules debug() ${method} ${path}: ${line}`);
    const log = isQuiet ? [] : [`storage rules denied ${method} ${path}: ${trace.join(' | ')}`];
    return [...debugged, ...log, reply(id, { result: { permit: allowed } })];
  }

  #resume(id: number, status: string, result: unknown): string[] {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting === undefined)
      return this.#deny(id, 'STORAGE_RULES_UNKNOWN: a document that nobody asked for');
    if (status !== 'ok' && status !== 'not_found')
      return this.#deny(id, `STORAGE_RULES_LOOKUP: ${waiting.path}: ${status}`);
    const fields = status === 'ok' && isJson(result) ? decodeFields(result.fields) : null;
    waiting.fetched.set(waiting.path, fields);
    return this.#judge(id, waiting);
  }

  #deny(id: number | null, reason: string): string[] {
    if (id === null) return [reason];
    this.#waiting.delete(id);
    return [reason, reply(id, { result: { permit: false } })];
  }
}

interface Reply {
  readonly errors?: readonly string[];
  readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean };
}

/** The shape every answer has; errors make firebase-tools refuse the ruleset. */
const reply = (id: number, { errors = [], result }: Reply): string =>
  JSON.stringify({ id, status: 'ok', errors, warnings: [], ...(result && { result }) });

/** firebase-tools puts the path into an address as it is, where an id with `?` or `%2F` leads elsewhere. */
const askForDocument = (id: number, path: readonly string[]): string =>
  JSON.stringify({
    server_request_id: id,
    action: 'fetch_firestore_document',
    status: 'ok',
    errors: [],
    warnings: [],
    context: { path: `/${path.map(encodeURIComponent).join('/')}` },
  });

/** The form in which firebase-tools finds file and line to print. */
const writeIssue = (file: string, line: number, message: string): string =>
  JSON.stringify({ description_: message, sourcePosition_: { fileName_: file, line_: line } });
