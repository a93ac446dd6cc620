import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, type CallRequest, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';

export type TextSearch = CallRequest<'findTexts'>;

/** A text with the language that it was found in: until the answer for another one is there, these are shown. */
export type TextEntry = CallAnswer<'findTexts'>['texts'][number] & Pick<TextSearch, 'language'>;

interface FoundTexts {
  readonly texts: readonly TextEntry[];
  readonly count: number;
}

interface Texts {
  /** The last page that was found; null until one is. */
  readonly found: FoundTexts | null;
  readonly problem: string | null;
  readonly isLooking: boolean;
  /** Asks again. */
  look(): void;
}

/** A page of the texts of a language that match a search. */
export function useTexts({ language, words, group, isOwn, skip }: TextSearch): Texts {
  const [found, setFound] = useState<Texts['found']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(true);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason to ask.
  useEffect(() => {
    let isCurrent = true;
    setLooking(true);
    setProblem(null);
    call('findTexts', { language, words, isOwn, skip, ...(group && { group }) })
      .then(({ texts, count }) => {
        if (isCurrent) setFound({ texts: texts.map((text) => ({ ...text, language })), count });
      })
      .catch((error: unknown) => isCurrent && setProblem(messageOf(error)))
      .finally(() => isCurrent && setLooking(false));
    return () => {
      isCurrent = false;
    };
  }, [language, words, group, isOwn, skip, asked]);
  const look = useCallback(() => setAsked((before) => before + 1), []);
  return { found, problem, isLooking, look };
}
