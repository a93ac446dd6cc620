/** Longer than any record: what is longer is no array of records. */
const ELEMENT_MOST = 5_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * The elements of a JSON array, each as its text, while the array is read: a file of any size takes the memory of its
 * longest element. An element is not parsed, and one that is not valid JSON is given as it is where its brackets and
 * quotation marks are paired.
 *
 * @param chunks the text of the file in parts, as a stream with an encoding gives them
 * @throws where the text is not an array, ends within it, or goes on behind it
 */
export async function* arrayElements(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let element = '';
  let isOver = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isText = false;
        continue;
      }
      if (code === QUOTE) isText = true;
      else if (OPENING.has(code)) {
        depth += 1;
        if (depth === 1) {
          const before = chunk.slice(from, at).replace('\uFEFF', '');
          if (chunk[at] !== '[' || isOver || before.trim() || element.trim()) throw notArray();
          [from, element] = [at + 1, ''];
        }
      } else if (CLOSING.has(code)) {
        depth -= 1;
        if (depth < 0) throw notArray();
      }
      const isEnd = depth === 0 && CLOSING.has(code);
      if (isEnd || (depth === 1 && code === COMMA)) {
        const whole = (element + chunk.slice(from, at)).trim();
        if (whole) yield whole;
        [from, element] = [at + 1, ''];
        isOver ||= isEnd;
      }
    }
    element += chunk.slice(from);
    if (element.length > ELEMENT_MOST) throw notArray();
  }
  if (!isOver || element.trim()) throw notArray();
}

const notArray = () => new Error('This file is not a whole JSON array of records.');
