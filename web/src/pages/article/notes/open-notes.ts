import { type Annotation, ARTICLE_NOTES_MAX } from '@quire/model/entities/annotation';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { pageBase } from '../../../config/page-base.ts';
import { CallError } from '../../../data/call-error.ts';
import { isSessionRemembered } from '../../../session/remembered.ts';
import { readBody } from './body-text.ts';
import { drawHighlights } from './draw-highlights.ts';
import { findPlace, placeOf, type Span } from './find-place.ts';
import { type NotesEntry, notesPanel } from './notes-panel.ts';
import { addNotesStyle } from './notes-style.ts';
import { offerSelectionBar } from './selection-bar.ts';

type Own = Awaited<ReturnType<typeof load>>;

/** The data's part, which loads Firebase: for whoever is signed in alone. */
async function load(article: string) {
  const { readAnnotations } = await import('../../../data/live/annotations.ts');
  return readAnnotations(article);
}

async function loadPublic() {
  const { readWebAnnotations } = await import('../../../data/public/web-annotations.ts');
  // Without the language of the page: the same for all.
  return readWebAnnotations(`${location.pathname.slice(pageBase().length)}/annotations/`);
}

/** Whose notes are open, by the button that opens them. */
const open = new WeakMap<HTMLElement, { readonly show: () => void }>();

const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);

/** Says in words why something was not done. */
function why(error: unknown): string {
  if (error instanceof CallError) return error.message;
  return t('article.notSaved');
}

/**
 * Opens the reader's highlights and notes of an article; `isQuiet`: draws them and offers the bar, without the panel.
 * All of it ends when the page leaves the article.
 */
export async function openNotes(opener: HTMLElement, isQuiet: boolean): Promise<void> {
  const known = open.get(opener);
  if (known) {
    if (!isQuiet) known.show();
    return;
  }
  const body = document.getElementById('article-body');
  const { article = '', revision = '', annotations } = opener.dataset;
  if (!body || !article) return;
  const takesComments = annotations === 'comments';
  const stop = new AbortController();
  let notes: readonly Annotation[] = [];
  let comments: NonNullable<Own>['comments'] = [];
  let others: Awaited<ReturnType<typeof loadPublic>> = [];
  let isSignedIn = false;
  let editing: string | null = null;

  const panel = notesPanel({
    show: ({ range }) => {
      if (!range) return;
      drawHighlights('quire-shown', [range]);
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const { parentElement } = range.startContainer;
      parentElement?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
    },
    write: (entry) => {
      editing = entry?.key ?? null;
      draw();
    },
    save: ({ key }, text) => {
      const modified = new Date().toISOString();
      return change(t('article.saved'), (all) =>
        all.map((each) => (each.key === key ? { ...each, text, modified } : each)),
      );
    },
    remove: ({ key }) => {
      const gone = notes.find((each) => each.key === key);
      return change(
        gone?.text ? t('article.noteDeleted') : t('article.highlightDeleted'),
        (all) => all.filter((each) => each.key !== key),
        gone && (() => change(t('article.restored'), (all) => [...all, gone])),
      );
    },
    send: ({ key }) =>
      ask(t('article.sentForDecision'), async (call) => {
        await call('publishAnnotation', { article, key });
      }),
    withdraw: ({ key }) =>
      ask(t('article.privateAgain'), async (call) => {
        await call('withdrawAnnotation', { comment: `${article}~${key}` });
      }),
    reply: ({ key }, text) =>
      ask(t('article.sentForDecision'), async (call) => {
        await call('replyToComment', { comment: `${article}~${key}`, key: newKey(), text });
      }),
    close,
  });

  function entries(): NotesEntry[] {
    const { text, rangeOf } = readBody(body ?? document.body);
    const own = new Set(comments.map(({ key }) => key));
    const all: Omit<NotesEntry, 'range'>[] = [
      ...notes.map((each) => ({ ...each, kind: 'note' as const })),
      ...comments.map((each) => ({ ...each, kind: 'own' as const })),
      ...others
        .filter(({ key }) => !own.has(key))
        .map((each) => ({ ...each, kind: 'public' as const })),
    ];
    return all
      .map((each) => ({ each, span: findPlace(text, each.place) }))
      .toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0))
      .map(({ each, span }) => ({ ...each, range: span && rangeOf(span) }));
  }

  function draw(): void {
    const all = entries();
    const rangesOf = (isOwn: boolean) =>
      all.flatMap(({ kind, range }) => ((kind === 'note') === isOwn && range ? [range] : []));
    drawHighlights('quire-notes', rangesOf(true));
    drawHighlights('quire-comments', rangesOf(false));
    const signIn = isSignedIn ? null : signInPath(location.pathname);
    panel.draw({ entries: all, editing, takesComments, signIn });
  }

  /** Changes one's notes, and says so. */
  async function change(
    done: string,
    how: (all: readonly Annotation[]) => readonly Annotation[],
    undo?: () => void,
  ): Promise<void> {
    try {
      const { changeNotes } = await import('../../../data/live/annotations.ts');
      const changed = await changeNotes(article, how);
      if (!changed) {
        panel.say(t('article.tooManyArticles'));
        return;
      }
      notes = changed;
      editing = null;
      draw();
      panel.say(done, undo);
    } catch (error) {
      panel.say(why(error));
    }
  }

  /** Asks the press for something, and reads again what is one's own. */
  async function ask(
    done: string,
    run: (call: typeof import('../../../data/calls.ts')['call']) => Promise<void>,
  ): Promise<void> {
    try {
      await run((await import('../../../data/calls.ts')).call);
      editing = null;
      await readOwn();
      draw();
      panel.say(done);
    } catch (error) {
      panel.say(why(error));
    }
  }

  async function readOwn(): Promise<void> {
    const own = await load(article);
    isSignedIn = own !== null;
    notes = own?.notes ?? [];
    comments = own?.comments ?? [];
  }

  async function add(span: Span, isNote: boolean): Promise<void> {
    if (notes.length >= ARTICLE_NOTES_MAX) {
      show();
      panel.say(t('article.tooManyNotes', { most: ARTICLE_NOTES_MAX }));
      return;
    }
    const { text } = readBody(body ?? document.body);
    const at = new Date().toISOString();
    const key = newKey();
    const note: Annotation = {
      ...{ key, revision: Number(revision), place: placeOf(text, span), text: '' },
      ...{ created: at, modified: at },
    };
    await change(t('article.highlighted'), (all) => [...all, note]);
    if (!isNote || !notes.some((each) => each.key === key)) return;
    editing = key;
    show();
  }

  function show(): void {
    document.body.append(panel.root);
    draw();
    if (editing === null) panel.root.querySelector('h2')?.focus();
  }

  function close(): void {
    panel.root.remove();
    drawHighlights('quire-shown', []);
    opener.focus();
  }

  open.set(opener, { show });
  addNotesStyle();
  // The page goes on to another article without loading anew.
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop.abort();
    watch.disconnect();
    panel.root.remove();
    for (const name of ['quire-notes', 'quire-comments', 'quire-shown'] as const)
      drawHighlights(name, []);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  if (!isQuiet) {
    show();
    panel.say(t('article.loading'));
  }
  const [own, shared] = await Promise.allSettled([
    isSessionRemembered() ? readOwn() : undefined,
    takesComments ? loadPublic() : [],
  ]);
  if (stop.signal.aborted) return;
  if (shared.status === 'fulfilled') others = shared.value;
  draw();
  const isRead = own.status === 'fulfilled' && shared.status === 'fulfilled';
  panel.say(isRead ? '' : errorMessage('page/unavailable'));
  if (isSignedIn) {
    offerSelectionBar({
      ...{ body, signal: stop.signal },
      onHighlight: (span) => void add(span, false),
      onNote: (span) => void add(span, true),
    });
  }
}
