import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderGuide } from './render-guide.ts';

const FOLDER = new URL('../src/pages/editor-tool/guide/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

describe('the guide of the editor', () => {
  const html = renderGuide(read('guide.md'), read('guide.bib'), read('dune.svg'));

  test('shows every example as it is written and as it is read', () => {
    const examples = [...html.matchAll(/<div class="guide-example">/g)].length;
    expect(examples).toBe([...read('guide.md').matchAll(/^`{3,}markdown$/gm)].length);
    expect([...html.matchAll(/Readers see/g)]).toHaveLength(examples);
    const opened = [...html.matchAll(/<div\b/g)].length;
    expect([...html.matchAll(/<\/div>/g)]).toHaveLength(opened);
  });

  test.each([
    'class="katex',
    '<table>',
    'class="notice',
    'diagram-editorial',
    'diagram-professional',
    'diagram-systematic',
    'diagram-all-flow',
    'data:image/svg+xml',
    'class="reference-list"',
    'data-footnotes',
  ])('has an example with %s', (sign) => expect(html).toContain(sign));

  test('takes no id that a paper in the preview could have', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^guide-/);
    for (const [, id] of html.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(id);
  });

  test('refuses an example that does not work', () => {
    expect(() => renderGuide('```markdown\n[@nobody]\n```', '', '')).toThrow('nobody');
  });
});
