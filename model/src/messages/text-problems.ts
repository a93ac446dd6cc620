import { LANGUAGES, type Language } from './languages.ts';
import { type MessageShape, pluralForms, shapeOf } from './message-shape.ts';
import { MessageError, parseMessage } from './parse-message.ts';

/** What is wrong with a text, with what its sentence says about it (`text-problem-words.ts`). */
export type TextProblem =
  | { readonly code: 'empty' | 'space' | 'angles' }
  | { readonly code: 'unreadable'; readonly reason: string }
  /** `kind`: as `MessageShape` calls the value; of a tag `tag`. */
  | { readonly code: 'lacks' | 'unknown'; readonly name: string; readonly kind: string }
  | {
      readonly code: 'otherKind';
      readonly name: string;
      readonly kind: string;
      readonly original: string;
    }
  | { readonly code: 'lacksForms' | 'unknownForms'; readonly forms: readonly string[] }
  | { readonly code: 'long'; readonly words: string; readonly original: string };

/** A label is short: `Save`, `Peer review`. What is longer has room in any layout. */
const LABEL_LENGTH = 24;
/** What every label has room for, however short it is in English, and by which factor longer ones may grow. */
const LABEL_ROOM = 20;
const LABEL_GROWTH = 2.2;

const ANGLES = /[<>]/;

/**
 * What keeps a text of a language from standing for an English one: its values, tags and plural forms have to fit.
 * `long` is only a doubt: whether the label has room is seen in the page.
 */
export function textProblems(language: Language, source: string, text: string): TextProblem[] {
  if (text.trim() === '') return [{ code: 'empty' }];
  let shape: MessageShape;
  try {
    shape = shapeOf(parseMessage(text));
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    return [{ code: 'unreadable', reason: error.message }];
  }
  const original = shapeOf(parseMessage(source));
  const problems = [...differences(original, shape), ...wrongForms(language, shape)];
  if (text.trim() !== text) problems.push({ code: 'space' });
  // In quotes, these would be words: nothing that is written into a page as it is may begin a tag.
  if (ANGLES.test(shape.words) && !ANGLES.test(original.words)) problems.push({ code: 'angles' });
  const room = Math.max(LABEL_ROOM, LABEL_GROWTH * original.words.length);
  const isLabel = original.isPlain && original.words.length <= LABEL_LENGTH;
  if (isLabel && [...shape.words].length > room)
    problems.push({ code: 'long', words: shape.words, original: original.words });
  return problems;
}

/** Whether a text can be shown in place of an English one. */
export const isFitting = (language: Language, source: string, text: string): boolean =>
  textProblems(language, source, text).every(({ code }) => code === 'long');

function differences({ values: source }: MessageShape, { values }: MessageShape): TextProblem[] {
  const names = [...new Set([...Object.keys(source), ...Object.keys(values)])];
  return names.flatMap((name): TextProblem[] => {
    const [original, kind] = [source[name], values[name]];
    if (original === kind) return [];
    if (kind === undefined) return [{ code: 'lacks', name, kind: original ?? '' }];
    if (original === undefined) return [{ code: 'unknown', name, kind }];
    return [{ code: 'otherKind', name, kind, original }];
  });
}

function wrongForms(language: Language, { plurals }: MessageShape): TextProblem[] {
  const { locale } = LANGUAGES[language];
  return plurals.flatMap(({ type, forms }): TextProblem[] => {
    const { needed, allowed } = pluralForms(locale, type);
    const lacking = needed.filter((form) => !forms.includes(form));
    const odd = forms.filter((form) => !allowed.includes(form));
    return [
      ...(lacking.length > 0 ? [{ code: 'lacksForms', forms: lacking } as const] : []),
      ...(odd.length > 0 ? [{ code: 'unknownForms', forms: odd } as const] : []),
    ];
  });
}
