import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { afterAll, describe, expect, it } from 'vitest';
import { readPaper } from './paper/read-paper.ts';
import { renderDocument } from './render-document.ts';
import { isThere, PAPERS } from './testing/corpus.ts';
import { mathmlFaults } from './testing/mathml-faults.ts';

/** Keys the text cites that its bibliography has, and labels it refers to that it gives. */
function definedIn(problem: ImportProblem, bibtex: string, markdown: string): boolean {
  const { key, label } = problem.values ?? {};
  const name = String(key ?? label ?? '');
  if (problem.code === 'citation/unresolved') {
    return new RegExp(`^\\s*@\\w+\\s*\\{\\s*${quote(name)}\\s*,`, 'im').test(bibtex);
  }
  if (problem.code !== 'reference/unresolved') return false;
  const visible = markdown.replace(/<!--[\s\S]*?-->/g, '').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return new RegExp(`\\\\label\\{${quote(name)}\\}|#${quote(name)}[\\s}]`).test(visible);
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.skipIf(!isThere)('the papers of the corpus', () => {
  const counts = new Map<string, number>();
  const times: string[] = [];
  const formulas = { read: 0, refused: 0 };
  const refusals: string[] = [];

  it.each(PAPERS)('reads and renders %s', (name, folder) => {
    const paper = readPaper(folder);
    expect(paper.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!paper.ok) return;
    const { metadata, markdown, bibtex, macros } = paper.content;
    expect(metadata.title).not.toBe('');
    expect(metadata.authors.length).toBeGreaterThan(0);
    const figures = new Map(
      [...paper.figurePaths.keys()].map((key) => [
        key,
        { src: '/media/x.webp', width: 8, height: 6 },
      ]),
    );
    const { abstract } = metadata;
    const from = performance.now();
    const done = renderDocument({ markdown, bibtex, macros, figures, abstract });
    times.push(`${name} ${Math.round(performance.now() - from)} ms`);
    for (const { code } of [...paper.problems, ...done.problems]) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    expect(done.problems.filter((problem) => definedIn(problem, bibtex, markdown))).toEqual([]);
    // Every formula is read, or the report gives the reason.
    const refused = done.html.match(/<code class="math-unreadable"/g)?.length ?? 0;
    const reasons = done.problems.filter(({ code }) => code === 'math/unreadable');
    const inAbstract = done.abstractHtml.match(/<code class="math-unreadable"/g)?.length ?? 0;
    formulas.read += `${done.html}${done.abstractHtml}`.match(/<span class="math">/g)?.length ?? 0;
    formulas.refused += refused + inAbstract;
    refusals.push(...reasons.map((problem) => `${name}: ${problemText(problem)}`));
    expect(reasons.length > 0).toBe(refused + inAbstract > 0);
    expect(mathmlFaults(`${done.html}${done.abstractHtml}`).faults).toEqual([]);
    // No formula's source is left in the text unread.
    const withoutMath = done.html.replace(
      /<annotation[\s\S]*?<\/annotation>|<code[\s\S]*?<\/code>/g,
      '',
    );
    expect(withoutMath).not.toMatch(/\\begin\{(equation|align)|\\(auto)?ref\{|\\label\{/);
  });

  it('refuse none of their formulas', () => {
    expect(formulas.read).toBeGreaterThan(1_000);
    expect(refusals).toEqual([]);
  });

  afterAll(() => {
    console.table(Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b))));
    console.info(`${formulas.read} formulas read, ${formulas.refused} refused.`);
    console.info([...refusals, ...times].join('\n'));
  });
});
