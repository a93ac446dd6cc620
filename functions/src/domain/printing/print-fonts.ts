/**
 * The press's two typefaces for print. The pages use their variable forms, which a PDF can only contain as drawings
 * (Type 3): blurred in some viewers, refused by some archives. These are static.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SiteFile } from './print-page.ts';

const FACES = [
  { family: 'Print Serif', variable: '--serif', packageName: '@fontsource/source-serif-4' },
  { family: 'Print Sans', variable: '--sans', packageName: '@fontsource/source-sans-3' },
] as const;
const CUTS = ['400', '400-italic', '500', '600', '600-italic', '700'] as const;
const FOLDER = '/print-fonts/';

const fileOf = (packageName: string, path: string) =>
  fileURLToPath(import.meta.resolve(`${packageName}/${path}`));

async function styleOf({ family, variable, packageName }: (typeof FACES)[number]): Promise<string> {
  const cuts = CUTS.map((cut) => readFile(fileOf(packageName, `${cut}.css`), 'utf8'));
  const faces = (await Promise.all(cuts))
    .join('\n')
    .replace(/font-family: *[^;]+;/g, `font-family: "${family}";`)
    .replace(/font-display: *swap;/g, 'font-display: block;')
    .replace(/src: *url\(\.\/files\/([\w.-]+\.woff2)\)[^;]*;/g, (_, file: string) => {
      const index = FACES.findIndex((face) => face.packageName === packageName);
      return `src: url(${FOLDER}${index}/${file}) format("woff2");`;
    });
  return `${faces}\n:root:is(*, [data-theme]) { ${variable}: "${family}", serif; }`;
}

let style: Promise<string> | undefined;

/** The style that makes a page use them. */
export function printFontStyle(): Promise<string> {
  style ??= Promise.all(FACES.map(styleOf)).then((styles) => styles.join('\n'));
  return style;
}

/** One of their files, by the path in the style; null for any other path. */
export async function printFontFile(path: string): Promise<SiteFile | null> {
  const [, index = '', file] = /^\/print-fonts\/(\d)\/([\w-]+\.woff2)$/.exec(path) ?? [];
  const face = FACES[Number(index)];
  if (!face || !file) return null;
  const bytes = await readFile(fileOf(face.packageName, `files/${file}`)).catch(() => null);
  return bytes && { bytes, contentType: 'font/woff2' };
}
