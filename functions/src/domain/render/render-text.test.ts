import { readTranslation } from '@quire/content/messages/read-translation';
import { renderDocument } from '@quire/content/render-document';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApart } from './render-apart.ts';
import { readPaperText, renderText, renderTitle } from './render-text.ts';

beforeAll(() => bindTranslations(readTranslation));

const text = (markdown: string) => ({ markdown, bibtex: '', macros: {}, figures: new Map() });
/** Less than any of these takes, and enough to start. */
const SHORT = { cpuMs: 300, wallMs: 60_000 };
/** Each keeps the parser busy for many seconds or hours: its work is quadratic. */
const SLOW_TEXTS = ['a\n=\n'.repeat(8_000), '**_'.repeat(20_000), '>'.repeat(8_000)];
const SLOW = '**_'.repeat(40_000);

describe('a text by another person', () => {
  it('is rendered as everywhere else', async () => {
    const original = { href: '/media/original-a.png', fileName: 'a.png', size: 9 };
    const input = {
      ...text('# A\n\n![Map.](map.png)\n\n$x^2$ [@k]'),
      abstract: 'Of *salt*.',
      bibtex: '@article{k, title={Mud}, author={Holm, S.}, year={2019}}',
      figures: new Map([
        [
          'map.png',
          { src: '/media/a.webp', width: 8, height: 4, data: 'x', avif: '/a.avif 8w', original },
        ],
      ]),
    };
    expect(await renderText(input)).toEqual(renderDocument(input));
    expect((await renderTitle('*A* $x$', {})).text).toBe('A x');
  });

  it('has the words of its language', async () => {
    const input = { ...text(':::proof\nClaro.\n:::'), words: bodyWordsIn('es') };
    expect((await renderText(input)).html).toContain('Demostración');
  });

  it('is shown as its source where it takes too long, and others are rendered meanwhile', async () => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 10);
    const [slow, after] = await Promise.all([
      Promise.all(SLOW_TEXTS.map((each) => renderText(text(each), SHORT))),
      renderText(text('*b*')),
    ]);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(3);
    expect(after.html).toContain('<p><em>b</em></p>');
    const values = { kind: 'slow', count: 0, most: 0, reason: '' };
    for (const { html, problems } of slow) {
      expect(html.startsWith('<pre class="source-unreadable"')).toBe(true);
      expect(problems).toEqual([{ severity: 'error', code: 'text/unrendered', values }]);
    }
  });

  it('is stopped by elapsed time where the processor is busy with something else', async () => {
    const none = await renderApart('document', text(SLOW), { cpuMs: 600_000, wallMs: 300 });
    expect(none).toBeNull();
  });

  it('is shown as its source where it exceeds the greatest length', async () => {
    const { problems } = await renderText(text('a '.repeat(600_000)));
    expect(problems[0]?.values).toMatchObject({ kind: 'text', count: 1_200_000, most: 1_000_000 });
  });
});

describe('a paper by another person', () => {
  const paper = (body: string) =>
    new Map([
      ['paper.md', Buffer.from(`---\ntitle: Mud\nabstract: Of salt.\nkey: mud\n---\n\n${body}\n`)],
    ]);

  it('is read', async () => {
    expect(await readPaperText(paper('Text.'))).toMatchObject({ ok: true, akey: 'mud' });
  });

  it('is refused with a message where it takes too long, or is too long', async () => {
    const slow = await readPaperText(paper(SLOW), SHORT);
    expect(slow).toMatchObject({ ok: false, problems: [{ code: 'paper/too-slow' }] });
    const long = await readPaperText(paper('a '.repeat(600_000)));
    expect(long).toMatchObject({ ok: false, problems: [{ code: 'paper/too-long' }] });
  });
});
