/** A figure as the caller prepared it: an address on our host and its size in pixels. */
export interface FigureSource {
  src: string;
  srcset?: string;
  /** The same sizes in AVIF, for browsers that read it. */
  avif?: string;
  width: number;
  height: number;
  /** What its author sent, to be downloaded: where it is, what it is saved as, and its bytes. */
  original?: { href: string; fileName: string; size: number };
}
