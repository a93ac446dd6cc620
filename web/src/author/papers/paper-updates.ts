import * as Y from 'yjs';

/** An update carries a part of a text as UTF-8, at most four bytes a character: far below what a call may carry. */
const CHARACTERS_MOST = 50_000;

/** The same texts have the same writer, so that sending them twice is one change. FNV-1a, in 31 bits. */
function writerOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  return hash >>> 1 || 1;
}

/** The first updates of an empty shared paper, in their order: its text and its bibliography. */
export function updatesOf(texts: {
  readonly markdown: string;
  readonly bibliography: string;
}): readonly Uint8Array[] {
  const doc = new Y.Doc();
  doc.clientID = writerOf(`${texts.markdown}\u0000${texts.bibliography}`);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const part of ['markdown', 'bibliography'] as const) {
    const text = doc.getText(part);
    const pieces = texts[part].match(new RegExp(`[\\s\\S]{1,${CHARACTERS_MOST}}`, 'gu')) ?? [];
    for (const piece of pieces) text.insert(text.length, piece);
  }
  doc.destroy();
  return updates;
}
