import { expect, it } from 'vitest';
import { readProse } from './read-prose.ts';

/** The prose of a file with its white space as one space, and the place of each piece checked. */
function prose(path: string, source: string): string[] {
  return readProse(path, source).map(({ at, text }) => {
    const [word = ''] = /\p{L}+/u.exec(text) ?? [];
    expect(source.slice(at, at + text.length)).toContain(word);
    return text.replace(/\s+/g, ' ').trim();
  });
}

it('reads comments, visible strings and the text of JSX, and no code', () => {
  const source = `import x from './some-module.ts';
/** What a reader\n * is told. */
const a = { label: 'Discard', key: 'discard', text: 'The draft was discarded.' };
// One sentence
// over two lines.
const b = <p className="one two" title={\`Sent to \${a.key} today\`}>Read it again</p>;
const css = 'button[type="submit"] > span';`;
  expect(prose('web/src/page.tsx', source)).toEqual([
    'What a reader is told.',
    'One sentence over two lines.',
    'Discard',
    'The draft was discarded.',
    'one two',
    'Sent to',
    'Read it again',
  ]);
});

it('reads of a test its comments and titles, not what it expects', () => {
  const source = `// Why this is so.
describe('an invoice', () => {
  it.each([1])(\`is sent once\`, () => expect(text).toBe('The old words'));
});`;
  expect(prose('model/src/a.test.ts', source)).toEqual([
    'Why this is so.',
    'an invoice',
    'is sent once',
  ]);
});

it('reads Markdown without its front matter, code, formulas and addresses', () => {
  const source =
    '---\ntitle: x\n---\n# A title\n\nSee `anew` and [the guide](/about/it), or https://a.example/x.\n\n$$\nx\n$$\n\n```\ncode here\n```\n';
  expect(prose('docs/a.md', source)).toEqual(['A title', 'See', 'and', 'the guide', ', or']);
});

it('reads the comments of style sheets and rules', () => {
  expect(prose('a.css', 'a { color: red; } /* Why red. */')).toEqual(['Why red.']);
  expect(prose('a.rules', 'allow read;\n  // Everyone may\n  // read it.\nmatch /x')).toEqual([
    'Everyone may read it.',
  ]);
});

it('leaves out what a text only names: tags, placeholders, mail addresses', () => {
  expect(
    prose(
      'model/src/a.ts',
      'const t = \'Dear {name}, <b class="x">write</b> to us@press.example\';',
    ),
  ).toEqual(['Dear , write to']);
});
