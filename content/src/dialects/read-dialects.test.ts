import { describe, expect, it } from 'vitest';
import { readDialects } from './read-dialects.ts';

function read(source: string) {
  const told: string[] = [];
  const made = readDialects(source, (_severity, code, _message, line) =>
    told.push(`${code} ${line}`),
  );
  return { lines: made.replace(/:{4,}/g, ':::').split('\n'), told };
}

describe('readDialects', () => {
  it.each([
    ['::: {#thm-a .theorem title="A [b"}', ':::theorem[A \\[b]{id="thm-a"}'],
    ['::: {#lem-b}', ':::lemma{id="lem-b"}'],
    ['::: {.proof}', ':::proof'],
    ['::: theorem', ':::theorem'],
    [':::{prf:corollary} Of $x$', ':::corollary[Of $x$]'],
    ['::: {.callout-warning}', ':::warning'],
    [':::hint Try this', ':::tip[Try this]'],
    [':::note[One]{#a}', ':::note[One]{id="a"}'],
    ['```{warning}', ':::warning'],
    ['::: {.column width="50%"}', ':::div{width="50%"}'],
  ])('opens %j', (opening, ours) => {
    const closing = opening.startsWith('`') ? '```' : ':::';
    expect(read(`${opening}\nText.\n${closing}`)).toEqual({
      lines: [ours, 'Text.', ':::'],
      told: [],
    });
  });

  it('keeps every line where it was, and gives an outer block more colons', () => {
    const made = readDialects('::: {.note}\n::: {.tip}\na\n:::\n:::\nb').split('\n');
    const sizes = made.map((line) => /^:*/.exec(line)?.[0].length ?? 0);
    expect(made).toHaveLength(6);
    expect([sizes[0], sizes[1]]).toEqual([sizes[4], sizes[3]]);
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  });

  it('reads the options of a directive, and leaves blank lines in their place', () => {
    const { lines } = read(':::{prf:theorem} T\n:label: thm-a\n:class: x\n\nText.\n:::');
    expect(lines).toEqual([':::theorem[T]{id="thm-a" class="x"}', '', '', '', 'Text.', ':::']);
  });

  it('reports unclosed blocks, stray ends and unknown blocks, with the line', () => {
    expect(read(':::\na\n\n::: not a block {\n\n:::note\nb').told).toEqual([
      'directive/leftover 1',
      'directive/unreadable 4',
      'directive/unclosed 6',
    ]);
  });

  it('leaves code, comments and plain fences alone', () => {
    const source = '```\n::: {.note}\n```\n\n~~~md\n:::\n~~~\n\n<!--\n:::\n-->\n\n    ::: x\n';
    expect(readDialects(source)).toBe(source);
  });

  it('shows an unsupported directive as code, and reports it', () => {
    const source = '```{exotic} x\n:a: b\n\nText\n```';
    expect(read(source)).toEqual({ lines: source.split('\n'), told: ['directive/unknown 1'] });
  });
});
