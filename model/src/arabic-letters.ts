/**
 * Arabic letters that are written differently by habit or keyboard, each with the one that they are compared as: the
 * first letter with its signs, the two that end words, Persian letters, and the figures of both scripts.
 */
export const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  ...{ آ: 'ا', أ: 'ا', إ: 'ا', ٱ: 'ا', ؤ: 'و', ئ: 'ي' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (figure, value) => [figure, String(value)])),
  ...Object.fromEntries(Array.from('۰۱۲۳۴۵۶۷۸۹', (figure, value) => [figure, String(value)])),
};
