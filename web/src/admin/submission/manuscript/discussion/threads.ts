import type { Note } from '@quire/model/entities/discussion';

type StoredNote = Note & { readonly id: string };

export interface Thread {
  readonly first: StoredNote;
  /** Oldest first. */
  readonly answers: readonly StoredNote[];
  readonly lastAt: string;
}

/** Groups notes into discussions, most recent note first. */
export function threadsOf(notes: readonly StoredNote[]): Thread[] {
  const inOrder = notes.toSorted((a, b) => a.at.localeCompare(b.at));
  return inOrder
    .filter(({ id, topic }) => id === topic)
    .map((first) => {
      const answers = inOrder.filter(({ id, topic }) => topic === first.id && id !== topic);
      return { first, answers, lastAt: answers.at(-1)?.at ?? first.at };
    })
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}
