/** Letters alone: no other run and no other journey has this word. */
export const newWord = (): string =>
  `z${Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`;
