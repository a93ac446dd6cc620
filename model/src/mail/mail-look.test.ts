import { describe, expect, it } from 'vitest';
import { contrastOf } from '../accent.ts';
import { composeMail } from './compose.ts';
import { mailLook } from './mail-look.ts';

const sender = { press: 'Salt', origin: 'https://press.example', contact: 'info@press.example' };
const pairIn = (css: string) => ({
  ground: /background:(#\w{6})/.exec(css)?.[1] ?? '',
  ink: /[;{]color:(#\w{6})/.exec(css)?.[1] ?? '',
});

describe('the look of a mail', () => {
  it.each(['#1d5c63', '#ffee00', '#101010'])('can be read in the press’s colour %s', (accent) => {
    const { page, button, style } = mailLook(accent);
    const dark = /\.page\{[^}]*\}/.exec(style)?.[0] ?? '';
    const darkButton = /\.button\{[^}]*\}/.exec(style)?.[0] ?? '';
    for (const css of [page, button, dark, darkButton]) {
      const { ground, ink } = pairIn(css);
      expect(contrastOf(ground, ink)).toBeGreaterThan(4.5);
    }
  });

  it('names the press, says that it knows the dark, and leads where the button says', () => {
    const link = { kind: 'link', label: 'Read it', url: 'https://press.example/a' } as const;
    const { html } = composeMail('S', [link], { ...sender, accent: '#aa0000' });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toMatch(
      /<a href="https:\/\/press\.example\/a" class="button" style="[^"]*#aa0000/,
    );
    expect(html).toMatch(/class="accent"[^>]*>Salt</);
  });
});
