/**
 * Tracked changes and comments of a Word file, for those who edit it. The text is read with all changes accepted;
 * what was deleted, and what was said about it, is named here.
 */
import type { ManuscriptProblemValues } from '@quire/model/entities/manuscript-problems';
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, elementAround, readXml, tagNameOf, wordsOf } from '../convert/xml.ts';
import type { Report } from '../report/problems.ts';
import { wordsIn } from './place-in-word.ts';

const TEXTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
/** What a change did; a paragraph that was moved away comes back where it was moved to. */
const CHANGES = [
  ['ins', 'inserted'],
  ['del', 'deleted'],
  ['moveTo', 'moved'],
] as const;
/** The most of each that are named: a rewritten text has hundreds. */
const NAMED_MOST = 40;
const LONGEST = 200;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** By whom and when, as far as the file says. */
const signed = (element: Element) => ({
  author: attribute(element, 'author'),
  day: /^\d{4}-\d{2}-\d{2}/.exec(attribute(element, 'date'))?.[0] ?? '',
});

const deletedWords = (element: Element) =>
  allNamed(element, 'delText')
    .map((text) => text.textContent ?? '')
    .join('')
    .trim();

function changesIn(root: Element): ManuscriptProblemValues<'docx/tracked-change'>[] {
  return CHANGES.flatMap(([name, kind]) =>
    allNamed(root, name).flatMap((change) => {
      // Of one change within another, the outer one is named.
      if (CHANGES.some(([outer]) => elementAround(change, outer))) return [];
      const words = name === 'del' ? deletedWords(change) : wordsIn(change);
      return words ? [{ kind, ...signed(change), words: shortened(words) }] : [];
    }),
  );
}

/** The words that each comment refers to: the text between its two marks. */
function commentedWords(root: Element): Map<string, string> {
  const words = new Map<string, string>();
  const open = new Set<string>();
  const walk = (element: Element) => {
    for (const child of [...element.childNodes].filter(
      (node): node is Element => node.nodeType === 1,
    )) {
      const name = tagNameOf(child);
      const id = attribute(child, 'id');
      if (name === 'commentRangeStart') open.add(id);
      else if (name === 'commentRangeEnd') open.delete(id);
      else if (name === 't')
        for (const each of open)
          words.set(each, `${words.get(each) ?? ''}${child.textContent ?? ''}`);
      else walk(child);
    }
  };
  walk(root);
  return words;
}

function commentsIn(parts: ReadonlyMap<string, string>): ManuscriptProblemValues<'docx/comment'>[] {
  const comments = readXml(parts.get('word/comments.xml') ?? '');
  const document = readXml(parts.get('word/document.xml') ?? '');
  const about = document ? commentedWords(document) : new Map<string, string>();
  return (comments ? allNamed(comments, 'comment') : []).flatMap((comment) => {
    const said = allNamed(comment, 'p').map(wordsOf).filter(Boolean).join(' ');
    const words = about.get(attribute(comment, 'id'))?.replace(/\s+/g, ' ').trim();
    const on = words ? shortened(words) : '';
    return said ? [{ ...signed(comment), about: on, words: shortened(said) }] : [];
  });
}

/** Names each change and comment of a file. `parts`: path within the file → its XML. */
export function reportReviewMarks(parts: ReadonlyMap<string, string>, report: Report): void {
  const changes = TEXTS.flatMap((path) => {
    const xml = parts.get(path) ?? '';
    const root = /<w:(ins|del|moveTo)\s/.test(xml) ? readXml(xml) : null;
    return root ? changesIn(root) : [];
  });
  const comments = parts.has('word/comments.xml') ? commentsIn(parts) : [];
  if (changes.length > 0) report.warn('docx/tracked-changes', { count: changes.length });
  for (const values of changes.slice(0, NAMED_MOST)) report.note('docx/tracked-change', values);
  for (const values of comments.slice(0, NAMED_MOST)) report.note('docx/comment', values);
  for (const { length } of [changes, comments])
    if (length > NAMED_MOST) report.note('docx/more-marks', { count: length - NAMED_MOST });
}
