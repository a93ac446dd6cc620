import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './body-text.ts';
import { type Entry, notesPanel, type PanelActs } from './notes-panel.ts';

const { window } = new JSDOM('<div id="body"></div>');
beforeAll(() => {
  for (const name of ['document', 'NodeFilter', 'Element', 'Text'] as const)
    vi.stubGlobal(name, window[name]);
});
afterAll(() => vi.unstubAllGlobals());

function bodyOf(html: string): Element {
  const body = window.document.createElement('div');
  body.innerHTML = html;
  window.document.body.replaceChildren(body);
  return body;
}

describe('the text of a body', () => {
  const HTML =
    '<h2>Mud</h2><p>It <em>drains</em> <span class="katex"><span class="katex-mathml">x</span>' +
    '<span class="katex-html">𝑥</span></span> twice.</p><div class="block-tools"><button>Copy</button></div>' +
    '<p>Then it rests.</p>';

  it('has the words that are read, without tools and formulas for machines', () => {
    expect(readBody(bodyOf(HTML)).text).toBe('MudIt drains 𝑥 twice.Then it rests.');
  });

  it('leads from places to the page and back, across elements', () => {
    const { text, rangeOf, offsetOf } = readBody(bodyOf(HTML));
    for (let start = 0; start < text.length; start += 1)
      for (let end = start + 1; end <= text.length; end += 5) {
        const range = rangeOf({ start, end });
        if (!range) throw new Error(`no range ${start} to ${end}`);
        expect(offsetOf(range.startContainer, range.startOffset)).toBe(start);
        expect(offsetOf(range.endContainer, range.endOffset)).toBe(end);
      }
    expect(rangeOf({ start: 5, end: text.length + 1 })).toBeNull();
  });

  it('counts a boundary between elements by the text before it', () => {
    const body = bodyOf(HTML);
    expect(readBody(body).offsetOf(body, 1)).toBe(3);
    expect(readBody(body).offsetOf(body, body.childNodes.length)).toBe(35 + 1);
  });
});

describe('the panel', () => {
  const acts = {
    ...{ show: vi.fn(), write: vi.fn(), save: vi.fn(), remove: vi.fn(), send: vi.fn() },
    ...{ withdraw: vi.fn(), reply: vi.fn(), close: vi.fn() },
  } satisfies PanelActs;
  beforeEach(() => vi.clearAllMocks());

  const entry = (key: string, change: Partial<Entry> = {}): Entry => ({
    ...{ key, kind: 'note', text: 'Why?', range: window.document.createRange() },
    place: { exact: `words of ${key}`, prefix: '', suffix: '', start: 0, end: 5 },
    ...change,
  });
  const draw = (entries: readonly Entry[], change: object = {}) => {
    const panel = notesPanel(acts);
    panel.draw({ entries, editing: null, takesComments: true, signIn: null, ...change });
    window.document.body.replaceChildren(panel.root);
    const buttons = [...panel.root.querySelectorAll('button')];
    const press = (label: string) =>
      buttons.find(({ textContent }) => textContent === label)?.click();
    return {
      panel,
      press,
      labels: buttons.map(({ textContent }) => textContent),
      root: panel.root,
    };
  };

  it('offers what can be done with each annotation, and says which one', () => {
    const note = draw([entry('a')]);
    expect(note.labels).toEqual(['Close', 'Show', 'Edit', 'Send as comment', 'Delete']);
    note.press('Send as comment');
    expect(acts.send).toHaveBeenCalledWith(expect.objectContaining({ key: 'a' }));
    expect(note.root.innerHTML).toContain('aria-label="Delete: words of a"');
    expect(draw([entry('a', { text: '' })]).labels).toEqual([
      ...['Close', 'Show', 'Add a note', 'Delete'],
    ]);
    expect(draw([entry('a')], { takesComments: false }).labels).not.toContain('Send as comment');
    expect(draw([entry('a', { kind: 'own', state: 'waiting' })]).labels).toEqual([
      ...['Close', 'Show', 'Make private again'],
    ]);
    expect(draw([entry('a', { kind: 'public', name: 'Ada' })]).labels).toContain('Reply');
  });

  it('lists at its end what is not found any more', () => {
    const { root } = draw([entry('gone', { range: null }), entry('there')]);
    expect(root.textContent).toMatch(/words of there.*Not found in this version.*words of gone/s);
  });

  it('leads visitors to signing in, and offers them nothing else', () => {
    const { root, labels } = draw([entry('a', { kind: 'public', name: 'Ada' })], {
      signIn: '/sign/in?next=%2Fx',
    });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/sign/in?next=%2Fx');
    expect(labels).toEqual(['Close', 'Show']);
  });

  it('saves what is typed, shows texts as text, and closes by Escape', () => {
    const { root, press } = draw([entry('a', { text: '<b>' })], { editing: 'a' });
    const area = root.querySelector('textarea');
    if (!area) throw new Error('nothing to write in');
    expect(area.value).toBe('<b>');
    area.value = ' new ';
    press('Save');
    expect(acts.save).toHaveBeenCalledWith(expect.objectContaining({ key: 'a' }), 'new');
    expect(draw([entry('a', { text: '<b>' })]).root.querySelector('b')).toBeNull();
    root.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }));
    expect(acts.close).toHaveBeenCalled();
  });

  it('undoes what was done, and says nothing more of it', () => {
    const { panel, root } = draw([]);
    const undo = vi.fn();
    panel.say('The note is deleted.', undo);
    root.querySelector<HTMLButtonElement>('.said button')?.click();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(root.querySelector('.said')?.textContent).toBe('');
  });
});
