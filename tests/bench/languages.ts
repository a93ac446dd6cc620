import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  type Language,
  languageBase,
  SOURCE_LANGUAGE,
  TRANSLATED,
} from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { articlePath, homePath, journalPath, searchPath, signInPath } from '@quire/model/paths';
import { demoPaper } from '../journeys/demo-paper.ts';
import type { PressUnderTest } from '../journeys/press-under-test.ts';
import { inPress } from './in-press.ts';
import { openRenderer, type Renderer } from './renderer.ts';
import { head, line } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { journal, issue, akey } = demoPaper();
const PAGES: Readonly<Record<string, string>> = {
  home: homePath(),
  journal: journalPath(journal),
  article: articlePath(journal, issue, akey),
  search: searchPath('tide'),
  'sign in': signInPath(),
};
const RENDERINGS = 40;
/** A page in another language is to be about as large and as fast. */
const NEAR = { times: 1.25 };

type Addresses = Pick<PressUnderTest, 'press' | 'project' | 'firestore'>;

/**
 * What pages weigh in each language, and how long the server takes to render them, beside the same pages in English.
 *
 * @param running the folder of a press that is running; without one, a press is opened
 */
export async function benchLanguages(running: string | null): Promise<void> {
  await inPress(ROOT, running, measure);
}

interface Figures {
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly renderMs: number;
}

async function measure(addresses: Addresses): Promise<void> {
  const renderer = await openRenderer(ROOT, addresses);
  try {
    // The first renderings are slower, as code is compiled with them: they count for no language.
    await renderer.times(homePath(), RENDERINGS);
    for (const [name, path] of Object.entries(PAGES)) {
      const inLanguage = (language: Language) =>
        figuresOf(addresses.press, renderer, pathBelow(languageBase(language), path));
      const english = await inLanguage(SOURCE_LANGUAGE);
      head(`languages: ${name}`, 'English');
      for (const language of TRANSLATED) {
        const own = await inLanguage(language);
        line(`${language}, HTML`, own.htmlBytes / 1_000, english.htmlBytes / 1_000, 'kB', NEAR);
        line('… scripts', own.scriptBytes / 1_000, english.scriptBytes / 1_000, 'kB', NEAR);
        line('… render, of the processor', own.renderMs, english.renderMs, 'ms', NEAR);
      }
    }
  } finally {
    await renderer.close();
  }
}

const SCRIPTS = /data-scripts="([^"]+)"/;

/** Bytes are compressed, as they are sent. */
async function figuresOf(press: string, renderer: Renderer, path: string): Promise<Figures> {
  const html = await (await fetch(press + path)).text();
  const scripts = SCRIPTS.exec(html)?.[1]?.split(' ') ?? [];
  const sizes = await Promise.all(
    scripts.map(async (address) => packedSize(await (await fetch(press + address)).text())),
  );
  const { processorMs } = await renderer.times(path, RENDERINGS);
  return {
    htmlBytes: packedSize(html),
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    renderMs: processorMs,
  };
}

const packedSize = (text: string): number => gzipSync(text).length;
