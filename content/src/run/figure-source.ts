/** A figure as the caller prepared it: an address on our host and its size in pixels. */
export interface FigureSource {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}
