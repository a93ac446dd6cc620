/**
 * The address of the search that somebody is typing: the loader, which knows addresses alone, asks less
 * for it than for one that was sent, opened or followed.
 */
let typed: string | null = null;

export const noteTyped = (address: string | null): void => {
  typed = address;
};

export const isBeingTyped = (address: string): boolean => address === typed;

let lastLetterAt = 0;

export const noteLetter = (): void => {
  lastLetterAt = Date.now();
};

/** For how long nobody has typed. */
export const restedFor = (): number => Date.now() - lastLetterAt;
