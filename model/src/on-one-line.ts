/** A text whose spaces and line breaks are single spaces. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
