import { describe, expect, it } from 'vitest';
import { otherFontStyle, printFontFile, printFontStyle } from './print-fonts.ts';

const addressesIn = (style: string) =>
  [...style.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);

/** Each letter with the fonts that the style has for it, without their slices. */
const fontsOf = (html: string) =>
  [...otherFontStyle(html).matchAll(/(noto-sans-[a-z]+)\S+ unicode-range: ([^;]+)/g)].map(
    ([, font, letters]) => `${font} ${letters}`,
  );

describe('the fonts of print', () => {
  it('have a file at each of their addresses', async () => {
    const style = `${await printFontStyle()}\n${otherFontStyle('长 दि ไทย')}`;
    const addresses = addressesIn(style);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const file = await printFontFile(address);
      expect(file?.bytes.length, address).toBeGreaterThan(500);
      expect(file?.contentType, address).toMatch(/^font\/(?:woff2?|ttf)$/);
    }
  });

  it('name a font for each letter that the press’s typefaces lack, and none for others', () => {
    expect(fontsOf('Mud & silt, Ångström, Ψ, Зоя, القاهرة')).toEqual([]);
    expect(new Set(fontsOf('<p>长长</p>'))).toEqual(new Set(['noto-sans-sc U+957f']));
  });

  it.each([
    ['<html lang="zh-Hans"><p>骨', 'noto-sans-sc U+9aa8'],
    ['<html lang="ja"><p>骨', 'noto-sans-jp U+9aa8'],
    ['<html lang="en"><article lang="ko"><p>骨', 'noto-sans-kr U+9aa8'],
    ['<html lang="en"><p>骨', 'noto-sans-sc U+9aa8'],
  ])('draw Chinese characters as the language of %s does', (html, font) => {
    expect(fontsOf(html)).toContain(font);
  });

  it.each(['/print-fonts/regular/../../package.woff', '/print-fonts/more/x.ttf', '/x.woff2'])(
    'have no file at %s',
    async (path) => {
      expect(await printFontFile(path)).toBeNull();
    },
  );
});
