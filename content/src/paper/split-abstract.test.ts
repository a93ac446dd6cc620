import { describe, expect, it } from 'vitest';
import { splitAbstract } from './split-abstract.ts';

describe('splitAbstract', () => {
  it('moves a Summary that another section follows, and keeps the lines', () => {
    const markdown = '# Summary\n\nWe did it [@a].\n\n<!-- no -->\n\n# Need\n\nText.';
    const done = splitAbstract(markdown);
    expect(done).toMatchObject({ outcome: 'moved', abstract: 'We did it [@a].' });
    expect(done.markdown.trim()).toBe('# Need\n\nText.');
    expect(done.markdown.split('\n').indexOf('# Need')).toBe(6);
  });

  it.each([
    ['that is all there is', '# Summary\n\nFirst.\n\nSecond.\n\n# References\n'],
    ['with a figure', '# Summary\n\nFirst.\n\n![x](y.png)\n\n# Need\n'],
    ['with a reference to one', '# Summary\n\nFirst.\n\nSee \\ref{fig:x}.\n\n# Need\n'],
    ['with sections', '# Summary\n\nFirst.\n\n## Part\n\nMore.\n\n# Need\n'],
    ['of another name', '# Summary and statement of need\n\nFirst.\n\n# Next\n'],
    ['of many pages', `# Summary\n\nFirst.\n\n${'Long. '.repeat(900)}\n\n# Need\n`],
  ])('leaves a Summary %s, and takes its first paragraph', (_kind, markdown) => {
    expect(splitAbstract(markdown)).toMatchObject({
      outcome: 'first-paragraph',
      abstract: 'First.',
      markdown,
    });
  });

  it('reports that there is none', () => {
    expect(splitAbstract('# Introduction\n\nText.').outcome).toBe('none');
  });
});
