import { expect, it } from 'vitest';
import { cutNestedYaml } from './cut-nested-yaml.ts';

it('leaves what a paper has as it is', () => {
  const source = `title: "${'['.repeat(200)}"\nabstract: |\n  ${'{'.repeat(200)}\nauthors:\n  - name: A\n    roles: [a, [b]]`;
  expect(cutNestedYaml(source)).toEqual({ text: source, nested: [] });
});

it('cuts each field that is nested too deeply, and keeps the numbers of the lines', () => {
  const deep = '['.repeat(60);
  expect(cutNestedYaml(`a: 1\nb:\n  - x\n  - ${deep}\n]\nc: 2\nd: ${deep}`)).toEqual({
    text: 'a: 1\n\n\n\n\nc: 2\n',
    nested: [2, 7],
  });
});

it('cuts all that follows where there is no end of such fields', () => {
  const source = Array.from({ length: 100 }, (_, at) => `k${at}: ${'['.repeat(60)}`).join('\n');
  const { text, nested } = cutNestedYaml(`${source}\nlast: 1`);
  expect(text.trim()).toBe('');
  expect(nested).toHaveLength(20);
});
