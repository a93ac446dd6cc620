import { blank, type ProsePiece } from './prose-piece.ts';

const BLOCK = /\/\*[\s\S]*?\*\//g;
const LINES = /(?:^[ \t]*\/\/.*\n?)+/gm;

/** The comments of a style sheet or of security rules. */
export function commentProse(source: string): ProsePiece[] {
  return [BLOCK, LINES].flatMap((kind) =>
    [...source.matchAll(kind)].map((found) => ({
      at: found.index,
      text: found[0].replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+)|\*\/$/gm, blank),
    })),
  );
}
