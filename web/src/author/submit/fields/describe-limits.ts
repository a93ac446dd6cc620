const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** How many characters are left of so many. */
export function charactersLeft(text: string, most: number): string {
  const left = most - text.length;
  return left >= 0 ? `${characters(left)} left` : `${characters(-left)} too many`;
}

/** How many words a text has of what it should have. */
export function describeWords(count: number, least: number, most: number): string {
  if (count < least) return `${count} words, ${least - count} more needed`;
  return count <= most
    ? `${count} words, ${most - count} left`
    : `${count} words, ${count - most} too many`;
}
