/**
 * The Nu HTML checker over every public page, in one run of Java. Skipped, visibly, where there is no
 * Java.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { articleListPath, searchPath } from '@quire/model/paths';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { press } from './press-addresses.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';
import { TRANSLATED_ADDRESSES } from './translated-addresses.ts';

const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const hasJava = spawnSync('java', ['-version']).status === 0;

const PAGES = [
  ...PUBLIC_ADDRESSES,
  ...TRANSLATED_ADDRESSES,
  articleListPath(2),
  searchPath('tide'),
  '/nowhere',
];
const AT_ONCE = 8;

/** What the checker's reader of CSS (26.9) does not know yet. Every browser that we support does. */
const NEWER_CSS: readonly (readonly [message: RegExp, extract: RegExp])[] = [
  // Lengths by the width of a container (CSS Containment 3): the titles on covers.
  [/^CSS: '[\w-]+': (Unknown dimension|Parse Error)\.$/, /\dcqi\b/],
  // The size of a wide formula and of its parts, by the same.
  [/^CSS: 'max-width': Parse Error\.$/, /- var\(--beside\)\)/],
  [/^CSS: 'font-size': Parse Error\.$/, /-width, ?1\), 1em\)/],
  [/^CSS: 'container-type': Property 'container-type' doesn't exist\.$/, /./],
  [/^CSS: Unrecognized at-rule '@container'/, /./],
  // How a popover comes and goes (CSS Transitions 2).
  [/^CSS: Unrecognized at-rule '@starting-style'/, /./],
  [/^CSS: 'starting-style': Parse Error\.$/, /./],
  [/^CSS: 'transition': 'allow-discrete' is not a 'transition' value\.$/, /./],
  // A field as tall as what is typed (CSS Basic User Interface 4).
  [/^CSS: 'field-sizing': Property 'field-sizing' doesn't exist\.$/, /sizing:\s*content/],
  // It cannot tell what a variable stands for.
  [/^CSS: '[\w-]+': The types are incompatible\.$/, /\* var\(--/],
];

const ReportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().default(''),
      extract: z.string().default(''),
    }),
  ),
});

/** The same styles stand in every page: they are checked once. */
function withoutSeenStyles(html: string, seen: Set<string>): string {
  return html.replace(
    /(<style[^>]*>)([\s\S]*?)<\/style>/g,
    (whole, start: string, style: string) => {
      if (!seen.has(style)) {
        seen.add(style);
        return whole;
      }
      return `${start}</style>`;
    },
  );
}

const fileOf = (address: string) => `${encodeURIComponent(address)}.html`;
/** The address of a page, from the checker's URL of its file. */
const addressOf = (url: string) =>
  decodeURIComponent(decodeURIComponent(url.split('/').at(-1) ?? ''));

async function savePages(folder: string): Promise<void> {
  const waiting = [...PAGES];
  const seen = new Set<string>();
  const work = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const html = await (await fetch(press.press + address)).text();
      await writeFile(join(folder, fileOf(address)), withoutSeenStyles(html, seen));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function check(folder: string) {
  const options = ['--errors-only', '--asciiquotes', '--skip-non-html', '--format', 'json'];
  const { stdout } = await promisify(execFile)(
    'java',
    ['-Xss4m', '-jar', JAR, ...options, '--exit-zero-always', '--stdout', folder],
    { maxBuffer: 100_000_000 },
  );
  return ReportSchema.parse(JSON.parse(stdout)).messages;
}

it.skipIf(!hasJava)(
  'every public page is valid HTML',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quire-html-'));
    try {
      await savePages(folder);
      const messages = await check(folder);
      const faults = messages.filter(
        ({ message, extract }) =>
          !NEWER_CSS.some(([known, where]) => known.test(message) && where.test(extract)),
      );
      const shown = faults.map(
        ({ message, url, extract }) => `${addressOf(url)}: ${message} … ${extract}`,
      );
      expect(shown.slice(0, 40)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  240_000,
);
