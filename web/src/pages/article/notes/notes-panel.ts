import type { AnnotationPlace, CommentState } from '@quire/model/entities/annotation';
import { NOTE_TEXT_MAX } from '@quire/model/entities/annotation';
import { t } from '@quire/model/messages/t';
import { button, element } from '../tools/element.ts';

/** A line of the panel: a note or comment of one's own, or a public comment of others. */
export interface NotesEntry {
  readonly key: string;
  readonly kind: 'note' | 'own' | 'public';
  readonly place: AnnotationPlace;
  readonly text: string;
  readonly name?: string;
  readonly state?: CommentState;
  readonly reason?: string | undefined;
  /** Where it stands in the text as it is now; null: its passage is gone. */
  readonly range: Range | null;
}

/** What the panel asks for. */
export interface PanelActs {
  show(entry: NotesEntry): void;
  /** Begins to write a note, or a reply to a public comment; null: leaves off. */
  write(entry: NotesEntry | null): void;
  save(entry: NotesEntry, text: string): void;
  remove(entry: NotesEntry): void;
  send(entry: NotesEntry): void;
  withdraw(entry: NotesEntry): void;
  reply(entry: NotesEntry, text: string): void;
  close(): void;
}

interface Shown {
  readonly entries: readonly NotesEntry[];
  /** The entry that is being written. */
  readonly editing: string | null;
  /** Whether the journal takes comments. */
  readonly takesComments: boolean;
  /** Where a visitor signs in; null: they are signed in. */
  readonly signIn: string | null;
}

const stateLabel = (state: CommentState): string =>
  ({
    waiting: t('article.commentWaiting'),
    published: t('article.commentPublished'),
    refused: t('article.commentRefused'),
    removed: t('article.commentRemoved'),
  })[state];

interface Panel {
  readonly root: HTMLElement;
  draw(shown: Shown): void;
  /** Says something, with a button that undoes it. */
  say(text: string, undo?: () => void): void;
}

/** The panel beside the text: all annotations in its order, and those whose passage is gone at the end. */
export function notesPanel(acts: PanelActs): Panel {
  const heading = element('h2', { id: 'notes-panel-title', tabindex: '-1' }, [t('article.notes')]);
  const list = element('div');
  const said = element('div', { class: 'said', role: 'status' });
  const root = element('aside', { class: 'notes-panel no-print', 'aria-labelledby': heading.id }, [
    element('header', {}, [
      element('div', {}, [heading, button(t('article.close'), acts.close)]),
      said,
    ]),
    list,
  ]);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') acts.close();
  });
  return {
    root,
    say(text, undo) {
      const again =
        undo &&
        button(t('article.undo'), () => {
          said.replaceChildren();
          undo();
        });
      said.replaceChildren(text, ...(again ? [' ', again] : []));
    },
    draw(shown) {
      const [found, gone] = [true, false].map((isThere) =>
        shown.entries.filter(({ range }) => (range !== null) === isThere),
      );
      const parts: Node[] = [];
      if (shown.signIn !== null) {
        const link = element('a', { href: shown.signIn }, [t('article.signInForNotes')]);
        parts.push(element('p', {}, [link]));
      } else if (shown.entries.length === 0) {
        parts.push(element('p', {}, [t('article.noNotes')]));
      }
      if (found?.length) parts.push(listOf(found, shown, acts));
      if (gone?.length) {
        parts.push(
          element('h3', {}, [t('article.notFound')]),
          element('p', { class: 'facts' }, [t('article.passageGone')]),
          listOf(gone, shown, acts),
        );
      }
      const hadFocus = list.contains(document.activeElement);
      list.replaceChildren(...parts);
      const area = list.querySelector('textarea');
      // The button that was pressed is gone: the keyboard goes on from the panel's beginning.
      if (area) area.focus();
      else if (hadFocus) heading.focus();
    },
  };
}

const listOf = (entries: readonly NotesEntry[], shown: Shown, acts: PanelActs) =>
  element(
    'ol',
    {},
    entries.map((entry) => element('li', {}, lineOf(entry, shown, acts))),
  );

function lineOf(entry: NotesEntry, shown: Shown, acts: PanelActs): Node[] {
  const { key, kind, place, text, name, state, reason } = entry;
  const quote = element('blockquote', {}, [place.exact]);
  if (shown.editing === key) return [quote, editor(entry, acts)];
  const facts = [
    kind === 'public' ? name : t('article.you'),
    state && stateLabel(state),
    reason && t('article.reason', { reason }),
  ].filter((each) => each !== undefined && each !== '');
  return [
    quote,
    ...(text ? [element('p', {}, [text])] : []),
    element('p', { class: 'facts' }, [facts.join(' · ')]),
    element('div', { class: 'acts' }, actsOf(entry, shown, acts)),
  ];
}

function actsOf(entry: NotesEntry, shown: Shown, acts: PanelActs): Node[] {
  const { kind, text, range, place } = entry;
  /** Of several buttons with the same word, which one it is. */
  const act = (label: string, run: () => void) =>
    button(label, run, {
      'aria-label': t('article.actOn', { act: label, passage: place.exact.slice(0, 60) }),
    });
  const show = range ? [act(t('article.show'), () => acts.show(entry))] : [];
  if (shown.signIn !== null) return show;
  if (kind === 'public') return [...show, act(t('article.reply'), () => acts.write(entry))];
  if (kind === 'own') return [...show, act(t('article.makePrivate'), () => acts.withdraw(entry))];
  return [
    ...show,
    act(text ? t('article.edit') : t('article.addNote'), () => acts.write(entry)),
    ...(text && shown.takesComments ? [act(t('article.sendComment'), () => acts.send(entry))] : []),
    act(t('article.delete'), () => acts.remove(entry)),
  ];
}

/** A note, or a reply to a public comment, as it is written. */
function editor(entry: NotesEntry, acts: PanelActs): HTMLElement {
  const isReply = entry.kind === 'public';
  const label = isReply ? t('article.yourReply') : t('article.yourNote');
  const area = element('textarea', { maxlength: String(NOTE_TEXT_MAX) });
  area.value = isReply ? '' : entry.text;
  const form = element('form', {}, [
    element('label', {}, [label, area]),
    element('div', { class: 'acts' }, [
      element('button', { type: 'submit' }, [isReply ? t('article.sendReply') : t('article.save')]),
      button(t('article.cancel'), () => acts.write(null)),
    ]),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isReply) acts.reply(entry, area.value.trim());
    else acts.save(entry, area.value.trim());
  });
  return form;
}
