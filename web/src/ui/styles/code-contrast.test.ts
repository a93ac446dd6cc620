import { readFileSync } from 'node:fs';
import { CODE_CLASSES } from '@quire/content/html/code-colours';
import { contrastOf } from '@quire/model/accent';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = read('tokens.css');
const parts = read('article-parts.css');

/** A token's colour in the light and in the dark. */
function pairOf(css: string, token: string): readonly [string, string] | null {
  const [, one, light, dark] =
    new RegExp(`${token}: (?:(#\\w{6})|light-dark\\((#\\w{6}), (#\\w{6})\\));`).exec(css) ?? [];
  if (one) return [one, one];
  return light && dark ? [light, dark] : null;
}

const root = tokens.slice(0, tokens.indexOf('}'));
const sepia = /data-theme="sepia"\] \{([^}]+)\}/.exec(tokens)?.[1] ?? '';
const THEMES: Readonly<Record<string, (token: string) => string | undefined>> = {
  'in the light': (token) => pairOf(root, token)?.[0],
  'in the dark': (token) => pairOf(root, token)?.[1],
  'on old paper': (token) => (pairOf(sepia, token) ?? pairOf(root, token))?.[0],
};

describe('the colours of code', () => {
  const rules = [...parts.matchAll(/\.(code-[a-z]+) \{\s*color: var\((--[a-z-]+)\)/g)];

  it('have a rule for each kind that the renderer makes', () => {
    expect(rules.map(([, name]) => name).sort()).toEqual(CODE_CLASSES.toSorted());
  });

  it.each(Object.entries(THEMES))('can be read %s', (_, colourOf) => {
    for (const [, name = '', token = ''] of rules) {
      const [colour = '', ground = ''] = [colourOf(token), colourOf('--ground-raised')];
      expect(colour, token).toMatch(/^#\w{6}$/);
      expect(contrastOf(colour, ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are those of the text on the raised background of code', () => {
    expect(parts).toMatch(/\.article-body pre \{[^}]*background: var\(--ground-raised\)/);
  });
});
