import type { DraftAuthor } from '@quire/model/entities/submission';

/** What an author is called while their fields are filled in; empty where nothing is known yet. */
export const authorName = ({
  given,
  family,
  email,
}: Pick<DraftAuthor, 'given' | 'family' | 'email'>): string => `${given} ${family}`.trim() || email;
