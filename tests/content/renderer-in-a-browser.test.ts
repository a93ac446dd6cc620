/**
 * The renderer in a real browser: published attacks do nothing there, and every text becomes the same
 * HTML as in Node, so that an editor's preview is what readers will see.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaper } from '../../content/src/paper/read-paper.ts';
import { renderDocument } from '../../content/src/render-document.ts';
import { attacks } from '../../content/src/testing/attacks.ts';
import { isThere, PAPERS } from '../../content/src/testing/corpus.ts';
import {
  openRendererPage,
  type PlainInput,
  type Quire,
  type RendererPage,
} from './renderer-page.ts';

const FIXTURES = new URL('../../content/src/fixtures/', import.meta.url);
const FIGURE = { src: '/media/y.webp', srcset: '/media/y.webp 8w', width: 8, height: 6 };
/** So many texts stand on the page at once. */
const BATCH = 60;

declare global {
  interface Window {
    quire: Quire;
    ran: string[];
  }
}

let browser: RendererPage;

beforeAll(async () => {
  browser = await openRendererPage();
});
afterAll(() => browser?.close());

/** Puts texts on the page as the preview does, touches everything, and tells what ran. */
async function attack(inputs: { name: string; input: PlainInput }[]): Promise<string[]> {
  return browser.page.evaluate(async (all) => {
    window.ran = [];
    const noted =
      (what: string) =>
      (...args: unknown[]) => {
        window.ran.push(`${what} ${args.join(' ').slice(0, 80)}`);
        return null;
      };
    Object.assign(window, {
      alert: noted('alert'),
      prompt: noted('prompt'),
      confirm: noted('confirm'),
      open: noted('open'),
      print: noted('print'),
    });
    // Links that a reader may follow are not followed here; any other address would be.
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(https?|mailto):$/.test(link.protocol)) event.preventDefault();
    };
    addEventListener('click', stay, true);
    const forbidden =
      'script, iframe, frame, object, embed, base, link, meta, style, form, button, template, use, animate, set, foreignObject, video, audio, source';
    for (const { name, input } of all) {
      const box = document.createElement('div');
      document.body.append(box);
      const done = window.quire.renderDocument({ ...input, figures: new Map(input.figures) });
      const short = input.abstract
        ? [
            window.quire.renderInline(input.abstract).html,
            window.quire.renderParagraphs(input.abstract).html,
          ]
        : [];
      // The figure that the caller prepared would be fetched: only its address is looked at.
      const html = [done.html, done.abstractHtml, ...short].map((one) =>
        one.replace(/ (src|srcset)="\/media\/y\.webp( 8w)?"/g, ''),
      );
      box.innerHTML = html.join('\n');
      for (const bad of box.querySelectorAll(forbidden)) window.ran.push(`${name}: ${bad.tagName}`);
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        for (const attribute of element.attributes) {
          if (/^on/i.test(attribute.name)) window.ran.push(`${name}: ${attribute.name}`);
        }
        for (const type of [
          'focus',
          'mouseover',
          'mouseenter',
          'load',
          'error',
          'toggle',
          'blur',
        ]) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
        if ('click' in element && element.tagName !== 'INPUT') element.click();
      }
    }
    // What an image, an animation or a script would do comes after.
    await new Promise((resolve) => setTimeout(resolve, 30));
    removeEventListener('click', stay, true);
    document.body.replaceChildren();
    return window.ran;
  }, inputs);
}

/** The same text in Node and on the page, as the whole of what the renderer gives. */
async function both(input: PlainInput): Promise<[here: string, there: string]> {
  const here = JSON.stringify(renderDocument({ ...input, figures: new Map(input.figures) }));
  const there = await browser.page.evaluate(
    (plain) =>
      JSON.stringify(window.quire.renderDocument({ ...plain, figures: new Map(plain.figures) })),
    input,
  );
  return [here, there];
}

/** Where two long texts part, for a failure that can be read. */
function difference([here, there]: [string, string]): string | null {
  if (here === there) return null;
  const at = [...here].findIndex((sign, index) => sign !== there[index]);
  return `${here.slice(at - 60, at + 80)} ≠ ${there.slice(at - 60, at + 80)}`;
}

describe('the renderer in a browser', { timeout: 240_000 }, () => {
  it('runs none of the published attacks and sends nothing', async () => {
    const inputs = attacks().map(({ name, figure, ...input }) => ({
      name,
      input: { ...input, figures: [[figure, FIGURE]] } satisfies PlainInput as PlainInput,
    }));
    const ran: string[] = [];
    for (let from = 0; from < inputs.length; from += BATCH) {
      ran.push(...(await attack(inputs.slice(from, from + BATCH))));
    }
    expect(ran).toEqual([]);
    expect(browser.events).toEqual([]);
  });

  it('notices an attack that is not stopped', async () => {
    const ran = await browser.page.evaluate(async () => {
      window.ran = [];
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = '<a href="javascript:alert(1)">x</a><img src="/noticed" onerror="alert(2)">';
      box.querySelector('a')?.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      box.remove();
      return window.ran;
    });
    expect(ran.toSorted()).toEqual(['alert 1', 'alert 2']);
    expect(browser.events.splice(0)).toContain('request http://press.test/noticed');
  });

  it('makes of every fixture what Node makes of it', async () => {
    const bibtex = readFileSync(new URL('references.bib', FIXTURES), 'utf8');
    for (const name of readdirSync(FIXTURES).filter((file) => file.endsWith('.md'))) {
      const markdown = readFileSync(new URL(name, FIXTURES), 'utf8');
      const figures: PlainInput['figures'] = [['speed.png', FIGURE]];
      const input = { markdown, bibtex, macros: { '\\R': '\\mathbb{R}' }, figures };
      expect(difference(await both(input)), name).toBeNull();
    }
  });

  it.skipIf(!isThere)('makes of every paper of the corpus what Node makes of it', async () => {
    const unlike: string[] = [];
    for (const [name, folder] of PAPERS) {
      const paper = readPaper(folder);
      if (!paper.ok) continue;
      const { markdown, bibtex, macros, metadata } = paper.content;
      const figures = [...paper.figurePaths.keys()].map((key): [string, typeof FIGURE] => [
        key,
        FIGURE,
      ]);
      const found = difference(
        await both({ markdown, bibtex, macros, figures, abstract: metadata.abstract }),
      );
      if (found) unlike.push(`${name}: ${found}`);
    }
    expect(unlike).toEqual([]);
    console.info(`${PAPERS.length} papers are the same in Node and in the browser.`);
  });
});
