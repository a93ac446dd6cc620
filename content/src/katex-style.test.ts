import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { katexStyle } from './katex-style.ts';

describe('katexStyle', () => {
  const style = katexStyle('/assets/katex/');
  const fonts = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');

  it('asks for woff2 alone, under the prefix', () => {
    expect(fonts.length).toBeGreaterThan(10);
    for (const url of fonts) expect(url).toMatch(/^\/assets\/katex\/KaTeX_[\w-]+\.woff2$/);
    expect(style).not.toMatch(/format\("(woff|truetype)"\)/);
  });

  it('asks for fonts that the package has', () => {
    const sheet = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
    for (const url of fonts) {
      expect(existsSync(join(dirname(sheet), 'fonts', url.split('/').at(-1) ?? '')), url).toBe(
        true,
      );
    }
  });

  it('never hides text while a font is on its way', () => {
    expect(style).not.toContain('font-display:block');
  });
});
