import { block, type GateProblem, warn } from '../entities/gate-problem.ts';
import type { ImportProblem } from '../entities/import-problem.ts';
import { problemText } from '../entities/manuscript-problems.ts';
import { storedValues } from '../entities/remark-kind.ts';
import { t } from '../messages/t.ts';
import type { GateFacts } from './gate-facts.ts';
import { gateWords } from './gate-remarks.ts';

/** What the renderer reports, and what it means for readers. Unlisted: a warning where it warns. */
const MEANINGS: Readonly<Record<string, readonly [code: string, severity: 'block' | 'warn']>> = {
  'figure/missing': ['figure-missing', 'block'],
  'bibtex/entry': ['reference', 'block'],
  'csl/entry': ['reference', 'block'],
  'csl/not-json': ['reference', 'block'],
  'text/unrendered': ['text', 'block'],
  'citation/unresolved': ['citation', 'warn'],
  'math/unreadable': ['math', 'warn'],
};

/**
 * A figure without alternative text prevents publication; where its caption is used instead (a note),
 * that is a warning.
 */
function meaning({ code, severity }: ImportProblem): readonly [string, 'block' | 'warn'] | null {
  if (code === 'figure/alt') return ['figure-alt', severity === 'note' ? 'warn' : 'block'];
  const known = MEANINGS[code];
  if (known) return known;
  if (severity === 'note') return null;
  return [code.replace('/', '-'), severity === 'error' ? 'block' : 'warn'];
}

function rendering({ rendered }: GateFacts): GateProblem[] {
  return rendered.flatMap((problem) => {
    const means = meaning(problem);
    if (!means) return [];
    const [code, severity] = means;
    const where = {
      place: 'text' as const,
      ...(problem.line === undefined ? {} : { line: problem.line }),
    };
    const message = problemText(problem);
    if (severity === 'warn') return [warn(code, message, where)];
    // One that comes in words has no values to store.
    const { values } = problem;
    const said =
      values === undefined ? {} : { remark: { code: problem.code, values: storedValues(values) } };
    return [block(code, { message, ...said }, where)];
  });
}

const PDF_PROBLEMS = {
  opens: null,
  made: null,
  broken: ['pdf-broken', () => gateWords('gate/pdf-broken', {})],
  missing: ['pdf-missing', () => gateWords('gate/pdf-missing', {})],
} as const;

function files({ pdf, missingFiles, content }: GateFacts): GateProblem[] {
  const where = { place: 'files' as const };
  const found = PDF_PROBLEMS[pdf];
  const own = found ? [block(found[0], found[1](), where)] : [];
  const gone = missingFiles.map((name) =>
    block('file-missing', gateWords('gate/file-missing', { name }), where),
  );
  const pdfs = content.files.filter(({ role }) => role === 'pdf');
  const many = pdfs.length > 1 ? [warn('pdf-many', t('publishGate.severalPdfs'), where)] : [];
  return [...own, ...gone, ...many];
}

/** The text, its figures and references, and the files beside it. */
export function checkText(facts: GateFacts): GateProblem[] {
  const { markdown, files: all } = facts.content;
  const isEmpty = markdown.trim() === '' && !all.some(({ role }) => role === 'pdf');
  const empty = isEmpty
    ? [block('text-empty', gateWords('gate/text-missing', {}), { place: 'text' })]
    : [];
  return [...empty, ...rendering(facts), ...files(facts)];
}
