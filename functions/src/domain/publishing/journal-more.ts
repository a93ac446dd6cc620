import { createHash } from 'node:crypto';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { JOURNALS } from '@quire/model/collections';
import { type JournalMore, JournalMoreSchema } from '@quire/model/entities/journal-more';
import type { JournalRecord } from '@quire/model/entities/journal-record';
import { POLICY_KEYS } from '@quire/model/journal-policies';
import type { Ports } from '../../platform/database/ports.ts';
import { renderText } from '../render/render-text.ts';
import { contentFolder } from './content-folder.ts';
import { publishNamedImage } from './publish-named-image.ts';

type Rendered = NonNullable<JournalMore['waivers']>;

/**
 * A short Markdown text, rendered with the words of its language; the result in `before` is used again for the same text.
 * Nothing for an empty one.
 */
export async function rendered(
  markdown: string,
  before: Rendered | undefined,
  language?: string,
): Promise<Rendered | undefined> {
  if (markdown.trim() === '') return undefined;
  const of = createHash('sha256').update(markdown).digest('hex').slice(0, 16);
  if (before?.of === of) return before;
  const words = bodyWordsIn(language);
  const input = { markdown, bibtex: '', macros: {}, figures: new Map(), words };
  return { html: (await renderText(input)).html, of };
}

/** The photographs of the board, published; undefined if there is none. */
async function portraitsOf(
  ports: Ports,
  { name, board }: JournalRecord,
  before: JournalMore['portraits'] = {},
): Promise<JournalMore['portraits']> {
  const folder = contentFolder(JOURNALS, name);
  const portraits: NonNullable<JournalMore['portraits']> = {};
  // One after the other: scaling takes memory.
  for (const { photo } of board) {
    if (!photo || portraits[photo.sha256]) continue;
    const shown = await publishNamedImage(ports, folder, photo, before[photo.sha256]);
    if (shown) portraits[photo.sha256] = shown;
  }
  return Object.keys(portraits).length > 0 ? portraits : undefined;
}

type Texts = Pick<JournalMore, 'policies' | 'waivers'>;

/** The policies and the waiver policy of a journal, rendered. */
async function textsOf(
  policies: Readonly<Record<string, string | undefined>>,
  waiverPolicy: string,
  before: Texts = {},
  language?: string,
): Promise<Texts> {
  const made: NonNullable<JournalMore['policies']> = {};
  for (const key of POLICY_KEYS) {
    const text = await rendered(policies[key] ?? '', before.policies?.[key], language);
    if (text) made[key] = text;
  }
  const waivers = await rendered(waiverPolicy, before.waivers, language);
  return {
    ...(Object.keys(made).length > 0 && { policies: made }),
    ...(waivers && { waivers }),
  };
}

async function translatedTexts(
  { translations = {} }: JournalRecord,
  before: JournalMore['translations'] = {},
): Promise<Pick<JournalMore, 'translations'>> {
  const translated: NonNullable<JournalMore['translations']> = {};
  for (const [language, { policies = {}, charges = {} } = {}] of Object.entries(translations)) {
    const texts = await textsOf(policies, charges.waiverPolicy ?? '', before[language], language);
    if (Object.keys(texts).length > 0) translated[language] = texts;
  }
  return Object.keys(translated).length > 0 ? { translations: translated } : {};
}

/** The public data of a journal besides its imprint; undefined if there are none. */
export async function journalMore(
  ports: Ports,
  record: JournalRecord,
  written: unknown,
): Promise<JournalMore | undefined> {
  const before = JournalMoreSchema.catch({}).parse(written ?? {});
  const { abbreviation, continues, continuedBy, contacts, menu } = record;
  const folder = contentFolder(JOURNALS, record.name);
  const cover = await publishNamedImage(ports, folder, record.cover, before.cover);
  const portraits = await portraitsOf(ports, record, before.portraits);
  const more: JournalMore = {
    ...(abbreviation !== undefined && { abbreviation }),
    ...(continues !== undefined && { continues }),
    ...(continuedBy !== undefined && { continuedBy }),
    ...(contacts.length > 0 && { contacts }),
    ...(menu.length > 0 && { menu }),
    ...(await textsOf(record.policies, record.charges?.waiverPolicy ?? '', before)),
    ...(await translatedTexts(record, before.translations)),
    ...(cover && { cover }),
    ...(portraits && { portraits }),
  };
  return Object.keys(more).length > 0 ? more : undefined;
}
