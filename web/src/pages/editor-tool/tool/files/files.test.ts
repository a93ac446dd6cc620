import { describe, expect, test } from 'vitest';
import type { ShownPaper } from '../../../../editing/messages.ts';
import { picturePath } from '../../../../editing/picture-path.ts';
import { renderPaper } from '../../../../editing/render-paper.ts';
import { standaloneHtml } from './standalone-html.ts';

describe('a picture’s path', () => {
  const none = () => false;
  test.each([
    ['Höhe 1.PNG', 'image/png', 'figures/Hohe-1.png'],
    ['../../etc/passwd.jpg', 'image/jpeg', 'figures/etc-passwd.jpg'],
    ['image.png', 'image/webp', 'figures/image.webp'],
    ['图.gif', 'image/gif', 'figures/picture.gif'],
    ['scan.TIFF', '', 'figures/scan.tiff'],
  ])('of %s (%s) is %s', (name, type, path) => {
    expect(picturePath({ name, type }, none)).toBe(path);
  });

  test('is nobody else’s', () => {
    const taken = new Set(['figures/a.png', 'figures/a-2.png']);
    expect(picturePath({ name: 'a.png', type: 'image/png' }, (path) => taken.has(path))).toBe(
      'figures/a-3.png',
    );
  });
});

describe('a paper as one page', () => {
  const paper: ShownPaper = renderPaper({
    markdown:
      '---\ntitle: "A <b> & $x$"\nauthors: [{ given: "<i>", family: Roe }]\n---\n\n![Mud.](m.png)\n',
    bibliography: '',
    pictures: new Map([['m.png', { src: '/picture/7', width: 8, height: 6 }]]),
  });
  const html = standaloneHtml({
    paper,
    css: 'p { color: red }',
    pictures: new Map([['/picture/7', 'data:image/png;base64,AAAA']]),
  });

  test('has its pictures in it, and no address of a picture outside', () => {
    expect(html).toContain('src="data:image/png;base64,AAAA"');
    expect(html).not.toContain('/picture/7');
    expect(html).toContain("default-src 'none'");
  });

  test('takes nothing from the front matter for markup', () => {
    expect(html).toContain('&lt;i&gt; Roe');
    expect(html).not.toContain('<i> Roe');
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).not.toContain('<');
  });
});
