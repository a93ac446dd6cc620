import { describe, expect, it } from 'vitest';
import { findFigure, findMarkdown, normalisePath } from './find-files.ts';

describe('normalisePath', () => {
  it.each([
    ['./a/b', 'a/b'],
    ['joss/../media/x.png', 'media/x.png'],
    ['a\\b', 'a/b'],
  ])('plains %s', (path, plain) => {
    expect(normalisePath(path)).toBe(plain);
  });

  it('never leaves the folder', () => {
    expect(normalisePath('../x')).toBeNull();
    expect(normalisePath('a/../../x')).toBeNull();
  });
});

describe('findMarkdown', () => {
  const all = () => true;
  it('prefers paper.md, the highest', () => {
    expect(findMarkdown(['README.md', 'a/b/paper.md', 'joss/paper.md'], all)).toBe('joss/paper.md');
  });
  it('takes the only file with front matter', () => {
    expect(findMarkdown(['README.md', 'text.md'], (path) => path === 'text.md')).toBe('text.md');
    expect(findMarkdown(['a.md', 'b.md'], all)).toBeNull();
  });
});

describe('findFigure', () => {
  const paths = ['joss/Fig1.PNG', 'joss/two.pdf', 'joss/two.png', 'media/three.svg', 'x/a b.jpg'];
  it.each([
    ['Fig1.PNG', 'joss/Fig1.PNG', null],
    ['./fig1.png', 'joss/Fig1.PNG', 'case'],
    ['two.pdf', 'joss/two.pdf', null],
    ['two', 'joss/two.png', 'ending'],
    ['two.eps', 'joss/two.png', 'otherEnding'],
    ['../media/three.svg', 'media/three.svg', null],
    ['img/three.svg', 'media/three.svg', 'folder'],
    ['../x/a%20b.jpg', 'x/a b.jpg', null],
    ['https://example.org/raw/three.svg', 'media/three.svg', 'folder'],
  ])('finds %s', (name, path, guess) => {
    expect(findFigure(paths, name, 'joss')).toEqual({ path, guess });
  });

  it('takes the same picture in a format that is shown in place of PostScript', () => {
    const both = ['joss/a.eps', 'joss/a.pdf', 'joss/B.PNG', 'joss/b.eps', 'joss/c.eps', 'x/c.png'];
    expect(findFigure(both, 'a.eps', 'joss')).toEqual({ path: 'joss/a.pdf', guess: null });
    expect(findFigure(both, 'b.eps', 'joss')).toEqual({ path: 'joss/B.PNG', guess: null });
    expect(findFigure(both, 'c.eps', 'joss')).toEqual({ path: 'joss/c.eps', guess: null });
  });

  it.each(['gone.png', '../../etc/passwd', 'https://example.org/x.png'])('misses %s', (name) => {
    expect(findFigure(paths, name, 'joss')).toBeNull();
  });
});
