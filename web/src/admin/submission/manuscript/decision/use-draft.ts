import type { CALLS } from '@quire/model/calls/calls';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { missingReports } from '@quire/model/submission/reports-in';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../../data/calls.ts';
import type { StaffMove } from '../moves/move-labels.ts';
import { problemOf } from '../work/problem-of.ts';
import type { UndoneDecision } from './undone-decision.ts';

type Drafted = z.output<(typeof CALLS)['draftDecision']['response']>['reviews'][number];
type OfferedFile = Drafted['offered'][number];
interface ReleasedReport extends Omit<Drafted, 'offered'> {
  /** The files sent with it. */
  readonly files: OfferedFile[];
}
/** A report that may be released, with the files that may be sent with it. */
type OfferedReport = Drafted;

/** The length limit of a letter. */
export const LETTER_MAX = 20_000;

export interface Draft {
  readonly letter: string;
  readonly write: (letter: string) => void;
  /** All that may be released, as edited. */
  readonly reports: readonly OfferedReport[];
  readonly isReleased: (place: number) => boolean;
  readonly release: (place: number, isReleased: boolean) => void;
  readonly edit: (place: number, comments: string) => void;
  readonly isFileReleased: (file: OfferedFile) => boolean;
  readonly releaseFile: (file: OfferedFile, isReleased: boolean) => void;
  /** Adds the decider's name, or the reports that are sent, at the end of the letter. */
  readonly add: (what: 'editor' | 'reports') => void;
  /** Why there are fewer reports than the journal requires; null: there are enough. */
  readonly missing: string | null;
  /** The ones that are sent. */
  readonly released: readonly ReleasedReport[];
  /** The author's language, as long as the letter is as it was drafted in it. */
  readonly language: Language | null;
  readonly draftInEnglish: () => void;
  readonly loading: boolean;
  readonly problem: string | null;
}

/**
 * The letter of a decision as the press drafts it, then as its editor writes it. Another choice loads another letter,
 * unless this one was edited; reports stay as edited. `undone`: the letter starts with the text of that decision.
 */
export function useLetterDraft(
  submission: string,
  move: StaffMove | null,
  undone: UndoneDecision | null,
): Draft {
  const [letter, setLetter] = useState(undone?.letter ?? '');
  const [reports, setReports] = useState<readonly OfferedReport[] | null>(null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  // Files are not sent unless the editors choose to.
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [editor, setEditor] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const [authors, setAuthors] = useState<{ language: Language; letter: string } | null>(null);
  const [asked, setAsked] = useState<Language | undefined>();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const drafted = useRef('');
  const written = useRef(undone?.letter ?? '');
  const before = useRef(undone);
  useEffect(() => {
    if (!move) return;
    let current = true;
    setLoading(true);
    setProblem(null);
    call('draftDecision', { submission, event: move, language: asked })
      .then((draft) => {
        if (!current) return;
        if (written.current === drafted.current) {
          written.current = draft.letter;
          setLetter(draft.letter);
        }
        drafted.current = draft.letter;
        setAuthors(asked ? null : draft);
        setEditor(draft.editor);
        const words = before.current;
        before.current = null;
        setReports((known) => known ?? (words ? asUndone(draft.reviews, words) : draft.reviews));
        if (words) {
          setKept(keptIn(draft.reviews, words));
          setGiven(givenIn(words));
        }
        setMissing(draft.reports && missingReports(draft.reports));
      })
      .catch((error: unknown) => current && setProblem(problemOf(error)))
      .finally(() => current && setLoading(false));
    return () => {
      current = false;
    };
  }, [submission, move, asked]);
  const all = reports ?? [];
  const write = (text: string) => {
    written.current = text;
    setLetter(text);
  };
  const quoted = all
    .filter((_, place) => !kept.has(place))
    .map(({ label, comments }) => `**${label}**\n\n${comments}`);
  return {
    letter,
    write,
    add: (what) => {
      const added = what === 'editor' ? editor : quoted.join('\n\n');
      write(`${letter.trimEnd()}\n\n${added}`.slice(0, LETTER_MAX));
    },
    reports: all,
    isReleased: (place) => !kept.has(place),
    release: (place, isReleased) => setKept((before) => withOrWithout(before, place, !isReleased)),
    edit: (place, comments) =>
      setReports(all.map((report, at) => (at === place ? { ...report, comments } : report))),
    isFileReleased: (file) => given.has(keyOf(file)),
    releaseFile: (file, isReleased) =>
      setGiven((before) => withOrWithout(before, keyOf(file), isReleased)),
    released: all
      .filter((_, place) => !kept.has(place))
      .map(({ offered, ...report }) => ({
        ...report,
        files: offered.filter((file) => given.has(keyOf(file))),
      })),
    missing,
    language: authors && authors.letter === letter ? authors.language : null,
    draftInEnglish: () => setAsked(SOURCE_LANGUAGE),
    loading,
    problem,
  };
}

type Said = NonNullable<UndoneDecision['reviews']>[number];
const saidOf = ({ reviews = [] }: UndoneDecision, { report }: OfferedReport): Said | undefined =>
  reviews.find((each) => each.report === report);

/** The reports as an editor had edited them. */
const asUndone = (reports: readonly OfferedReport[], undone: UndoneDecision): OfferedReport[] =>
  reports.map((report) => ({
    ...report,
    comments: saidOf(undone, report)?.comments ?? report.comments,
  }));
/** The positions of those that were not released. */
const keptIn = (reports: readonly OfferedReport[], undone: UndoneDecision): Set<number> =>
  new Set(reports.flatMap((report, place) => (saidOf(undone, report) ? [] : [place])));
const givenIn = ({ reviews = [] }: UndoneDecision): Set<string> =>
  new Set(reviews.flatMap(({ files = [] }) => files.map(keyOf)));

const keyOf = ({ review, file }: Pick<OfferedFile, 'review' | 'file'>) => `${review} ${file}`;

function withOrWithout<Value>(set: ReadonlySet<Value>, value: Value, isIn: boolean): Set<Value> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
