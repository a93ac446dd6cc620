/** Which texts of the press and of a journal readers can find. */
import { PAGES, pageDocId } from '@quire/model/collections';
import { PageSchema } from '@quire/model/entities/page';
import type { Measures } from '@quire/model/readiness/measures';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

interface TextSource {
  /** The key of a journal's own page. */
  readonly own?: string;
  /** A text of the press that speaks for all its journals, with what it has to mention. */
  readonly press: string;
  readonly words?: RegExp;
}

const SOURCES = {
  reviewGuide: {
    own: 'for_reviewers',
    press: '/services/publication',
    words: /peer review|reviewers?\b/i,
  },
  authorGuide: { own: 'for_authors', press: '/services/publication/for_authors' },
  ethics: { own: 'publication_ethics', press: '/services/publication/publication_ethics' },
  openAccess: { press: '/about/open_access' },
  copyright: { press: '/about/open_access', words: /copyright/i },
  accessibility: { press: '/about/accessibility' },
} as const satisfies Readonly<Record<string, TextSource>>;
type TextMeasure = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES) as [TextMeasure, ...TextMeasure[]];

/** Whether the press's staff have written each text: a starter text says nothing yet. `own`: pages with a text. */
export async function textMeasures(
  db: Firestore,
  own: readonly string[],
): Promise<Pick<Measures, TextMeasure>> {
  const paths = [...new Set(NAMES.map((name) => SOURCES[name].press))];
  const docs = await db.getAll(...paths.map((path) => db.collection(PAGES).doc(pageDocId(path))));
  const texts = new Map(
    docs.map((doc, at) => {
      const page = readRecord(doc, PageSchema);
      const isShown = page?.status === 'published' && page.updatedBy !== STARTER_AUTHOR;
      return [paths[at], isShown ? page.markdown : ''] as const;
    }),
  );
  const isSaid = (name: TextMeasure): boolean => {
    const source: TextSource = SOURCES[name];
    if (source.own && own.includes(source.own)) return true;
    const text = texts.get(SOURCES[name].press) ?? '';
    return text !== '' && (source.words?.test(text) ?? true);
  };
  const measure = (name: TextMeasure) => (isSaid(name) ? 1 : 0);
  return {
    reviewGuide: measure('reviewGuide'),
    authorGuide: measure('authorGuide'),
    ethics: measure('ethics'),
    openAccess: measure('openAccess'),
    copyright: measure('copyright'),
    accessibility: measure('accessibility'),
  };
}
