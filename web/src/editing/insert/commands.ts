import { t } from '@quire/model/messages/t';
import { insertBlock } from './block.ts';
import type { Edit, Marked } from './edit.ts';
import { heading, list } from './lines.ts';
import { equation, table } from './templates.ts';
import { wrap } from './wrap.ts';

/** What a command asks before it puts anything in. */
export type Asks = 'picture' | 'citation' | 'notice' | 'diagram';

export interface Command {
  readonly name: string;
  /** One path on a grid of 24. */
  readonly icon: string;
  /** With Ctrl, or ⌘ on a Mac: `b`, `alt+2`, `shift+7`. */
  readonly keys: string;
  readonly does: ((marked: Marked) => Edit) | Asks;
}

const block = (make: Parameters<typeof insertBlock>[1]) => (marked: Marked) =>
  insertBlock(marked, make);

/** The toolbar, in groups. Names are read when they are shown: a page’s language is not known while this is loaded. */
export const COMMANDS: readonly (readonly Command[])[] = [
  [
    {
      get name() {
        return t('editing.heading');
      },
      icon: 'M6 5v14M18 5v14M6 12h12',
      keys: 'alt+2',
      does: heading,
    },
    {
      get name() {
        return t('editing.bold');
      },
      icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
      keys: 'b',
      does: (marked) => wrap(marked, '**', '**', t('editing.sampleBold')),
    },
    {
      get name() {
        return t('editing.italic');
      },
      icon: 'M10 5h7M7 19h7M14 5l-4 14',
      keys: 'i',
      does: (marked) => wrap(marked, '*', '*', t('editing.sampleItalic')),
    },
    {
      get name() {
        return t('editing.link');
      },
      icon: 'M10 13.5a3.7 3.7 0 0 0 5.3.2l3.5-3.5a3.7 3.7 0 0 0-5.2-5.3l-1.4 1.4M14 10.5a3.7 3.7 0 0 0-5.3-.2l-3.5 3.5a3.7 3.7 0 0 0 5.2 5.3l1.4-1.4',
      keys: 'k',
      does: (marked) => wrap(marked, '[', '](https://)', t('editing.sampleLink')),
    },
  ],
  [
    {
      get name() {
        return t('editing.bulletedList');
      },
      icon: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
      keys: 'shift+8',
      does: (marked) => list(marked, 'bullets'),
    },
    {
      get name() {
        return t('editing.numberedList');
      },
      icon: 'M10.5 6.5h9.5M10.5 12h9.5M10.5 17.5h9.5M4 5.2l1.5-.9v5M4 14.6c.5-1.1 2.6-.9 2.4.6-.1 1-2.4 2-2.4 3.3h2.6',
      keys: 'shift+7',
      does: (marked) => list(marked, 'numbers'),
    },
    {
      get name() {
        return t('editing.table');
      },
      icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
      keys: 'alt+t',
      does: block(table),
    },
    {
      get name() {
        return t('editing.figure');
      },
      icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01',
      keys: 'alt+f',
      does: 'picture',
    },
  ],
  [
    {
      get name() {
        return t('editing.inlineFormula');
      },
      icon: 'M4.5 9l7.5 10M12 9L4.5 19M15.3 6.4c.3-1.8 3.5-1.7 3.4.4-.1 1.4-3.1 2.3-3.4 4.2h3.7',
      keys: 'shift+e',
      does: (marked) => wrap(marked, '$', '$', 'x^2'),
    },
    {
      get name() {
        return t('editing.displayedEquation');
      },
      icon: 'M17 8V5H7l5.5 7L7 19h10v-3',
      keys: 'alt+e',
      does: block(equation),
    },
    {
      get name() {
        return t('editing.citation');
      },
      icon: 'M10 7c-3 .5-4.5 2.5-4.5 6v4h5v-5H8c0-1.6.8-2.6 2-3zM19 7c-3 .5-4.5 2.5-4.5 6v4h5v-5H17c0-1.6.8-2.6 2-3z',
      keys: 'alt+c',
      does: 'citation',
    },
    {
      get name() {
        return t('editing.footnote');
      },
      icon: 'M4 18V6M4 6h8M4 12h6M15 5.5c1-.7 2-1 2.6-1.5v7M15.5 11h4',
      keys: 'alt+o',
      does: (marked) => wrap(marked, '^[', ']', t('editing.sampleFootnote')),
    },
  ],
  [
    {
      get name() {
        return t('editing.notice');
      },
      icon: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01',
      keys: 'alt+n',
      does: 'notice',
    },
    {
      get name() {
        return t('editing.diagram');
      },
      icon: 'M9 4h6v4H9zM3.5 16h6v4h-6zM14.5 16h6v4h-6zM12 8v4M6.5 16v-4h11v4',
      keys: 'alt+d',
      does: 'diagram',
    },
  ],
];

interface Pressed {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(name: 'AltGraph'): boolean;
}

/**
 * The command that a combination of keys means, or null. On many keyboards AltGr counts as Ctrl and
 * Alt and types a sign: it is left to do so.
 */
export function commandFor(pressed: Pressed): Command | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey === metaKey || pressed.getModifierState('AltGraph')) return null;
  // With Alt or Shift the key is what it types; where it is says more. Letters go by what they are.
  const place = pressed.code.replace(/^(Key|Digit)/, '').toLowerCase();
  const sign = altKey || (shiftKey && /^\d$/.test(place)) ? place : pressed.key.toLowerCase();
  const keys = `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${sign}`;
  return COMMANDS.flat().find((command) => command.keys === keys) ?? null;
}

/** `Control+Alt+2`, as `aria-keyshortcuts` wants it, and as a person reads it. */
export function shortcutOf({ keys }: Command, isMac: boolean): { aria: string; shown: string } {
  const parts = keys.split('+');
  const words = [isMac ? 'Meta' : 'Control', ...parts.map(capital)];
  const shown = words.map((word) => (isMac ? MAC[word] : SHORT[word]) ?? word);
  return { aria: words.join('+'), shown: shown.join(isMac ? '' : '+') };
}

const MAC: Readonly<Record<string, string>> = { Meta: '⌘', Alt: '⌥', Shift: '⇧' };
const SHORT: Readonly<Record<string, string>> = { Control: 'Ctrl' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
