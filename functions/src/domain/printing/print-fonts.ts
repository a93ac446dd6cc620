/**
 * The press's two typefaces for print. The pages use their variable forms, which a PDF can only contain as drawings
 * (Type 3): blurred in some viewers, refused by some archives. These are static.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dejavu } from '../../platform/fonts/dejavu.ts';
import {
  type EastAsian,
  eastAsianOf,
  fallbackFont,
  fallbackFontNamed,
} from '../../platform/fonts/fallback-fonts.ts';
import { sliceFace } from '../../platform/fonts/slice-face.ts';
import type { SiteFile } from './print-page.ts';

/** Letters that the press's typefaces lack: the machine that prints has few fonts of its own. */
const OTHERS = '"Print Others", "Print More"';
export const PRINT_SERIF = `"Print Serif", ${OTHERS}, serif`;
export const PRINT_SANS = `"Print Sans", ${OTHERS}, sans-serif`;

const FACES = [
  {
    family: 'Print Serif',
    rule: `--serif: ${PRINT_SERIF};`,
    packageName: '@fontsource/source-serif-4',
  },
  {
    family: 'Print Sans',
    rule: `--sans: ${PRINT_SANS};`,
    packageName: '@fontsource/source-sans-3',
  },
] as const;
const CUTS = ['400', '400-italic', '500', '600', '600-italic', '700'] as const;
const FOLDER = '/print-fonts/';

const fileOf = (packageName: string, path: string) =>
  fileURLToPath(import.meta.resolve(`${packageName}/${path}`));

async function styleOf({ family, rule, packageName }: (typeof FACES)[number]): Promise<string> {
  const cuts = CUTS.map((cut) => readFile(fileOf(packageName, `${cut}.css`), 'utf8'));
  const faces = (await Promise.all(cuts))
    .join('\n')
    .replace(/font-family: *[^;]+;/g, `font-family: "${family}";`)
    .replace(/font-display: *swap;/g, 'font-display: block;')
    .replace(/src: *url\(\.\/files\/([\w.-]+\.woff2)\)[^;]*;/g, (_, file: string) => {
      const index = FACES.findIndex((face) => face.packageName === packageName);
      return `src: url(${FOLDER}${index}/${file}) format("woff2");`;
    });
  return `${faces}\n:root:is(*, [data-theme]) { ${rule} }`;
}

/** DejaVu: Arabic, Hebrew, Armenian, Georgian, and signs that are in no other font. */
const MORE = [
  ['normal', 'font-weight: 400'],
  ['bold', 'font-weight: 700'],
  ['italics', 'font-weight: 400; font-style: italic'],
  ['bolditalics', 'font-weight: 700; font-style: italic'],
] as const;

const moreStyle = (): string =>
  MORE.map(
    ([cut, how]) =>
      `@font-face { font-family: "Print More"; ${how}; font-display: block; src: url(${FOLDER}more/${cut}.ttf); }`,
  ).join('\n');

/** A browser would draw what a font lacks: letters leaning, or with thicker lines. */
const NO_DRAWN_FACES = ':root { font-synthesis: none; }';

let style: Promise<string> | undefined;

/** The style that makes a page use them. */
export function printFontStyle(): Promise<string> {
  style ??= Promise.all(FACES.map(styleOf)).then((styles) =>
    [...styles, moreStyle(), NO_DRAWN_FACES].join('\n'),
  );
  return style;
}

const WEIGHTS = [
  ['regular', 400],
  ['bold', 700],
] as const;

const BY_LANGUAGE: Readonly<Record<string, EastAsian>> = { zh: 'sc', ja: 'jp', ko: 'kr' };

/**
 * The style for the letters of a page that need a font of their own, such as Chinese. The browser loads, and the PDF
 * contains, only the parts of these fonts that have them.
 */
export function otherFontStyle(html: string): string {
  const [, language = ''] = /\slang="(zh|ja|ko)\b/.exec(html) ?? [];
  const eastAsian = BY_LANGUAGE[language] ?? eastAsianOf(html);
  const letters = new Map<string, string[]>();
  for (const letter of new Set(html)) {
    const font = fallbackFont(letter, eastAsian);
    if (!font) continue;
    const code = `U+${letter.codePointAt(0)?.toString(16)}`;
    letters.set(font.name, [...(letters.get(font.name) ?? []), code]);
  }
  const faces = [...letters].flatMap(([name, codes]) =>
    WEIGHTS.map(
      ([cut, weight]) =>
        `@font-face { font-family: "Print Others"; font-weight: ${weight}; font-display: block; src: url(${FOLDER}${cut}/${name}.ttf); unicode-range: ${codes.join(', ')}; }`,
    ),
  );
  return faces.join('\n');
}

const TYPES: Readonly<Record<string, string>> = {
  woff2: 'font/woff2',
  ttf: 'font/ttf',
};

/** Where the file of a path in these styles is; null for any other path. */
function fileAt(folder: string, name: string, ending: string): string | null {
  const cut = MORE.find(([each]) => each === name)?.[0];
  if (folder === 'more' && ending === 'ttf') return cut ? dejavu()[cut] : null;
  const face = ending === 'woff2' ? FACES[Number(folder)] : undefined;
  return face ? fileOf(face.packageName, `files/${name}.woff2`) : null;
}

async function bytesAt(folder: string, name: string, ending: string): Promise<Uint8Array | null> {
  const [, weight] = WEIGHTS.find(([each]) => each === folder) ?? [];
  const slice = weight && ending === 'ttf' ? fallbackFontNamed(name) : null;
  if (slice && weight) return sliceFace(slice, weight);
  const file = fileAt(folder, name, ending);
  return file ? readFile(file) : null;
}

/** One of their files, by the path in the style; null for any other path. */
export async function printFontFile(path: string): Promise<SiteFile | null> {
  const [, folder = '', name = '', ending = ''] =
    /^\/print-fonts\/(\w+)\/([\w-]+)\.(\w+)$/.exec(path) ?? [];
  const bytes = await bytesAt(folder, name, ending).catch(() => null);
  return bytes ? { bytes, contentType: TYPES[ending] ?? '' } : null;
}
