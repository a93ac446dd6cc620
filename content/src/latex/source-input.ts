/** A position in the author's files. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

interface Frame {
  readonly text: string;
  readonly file: string;
  at: number;
  line: number;
  /** What a macro stands for is where the macro was used, whatever lines its definition has. */
  readonly isExpansion: boolean;
}

/**
 * The characters that LaTeX has still to read. Files and what macros stand for are put in front; reading
 * goes on behind them where they end, so an argument may stand outside the macro that asked for it.
 */
export class SourceInput {
  private readonly frames: Frame[] = [];

  pushFile(text: string, file: string): void {
    this.frames.push({ text, file, at: 0, line: 1, isExpansion: false });
  }

  pushExpansion(text: string, { file, line }: Place): void {
    if (text !== '') this.frames.push({ text, file, at: 0, line, isExpansion: true });
  }

  get depth(): number {
    return this.frames.length;
  }

  get isDone(): boolean {
    return this.top() === undefined;
  }

  get place(): Place {
    const frame = this.top();
    return frame ? { file: frame.file, line: frame.line } : { file: '', line: 0 };
  }

  /** The files that are being read, so that none reads itself. */
  isOpen(file: string): boolean {
    return this.frames.some((frame) => !frame.isExpansion && frame.file === file);
  }

  /** Nothing more is read of any file. */
  clear(): void {
    this.frames.length = 0;
  }

  peek(): string {
    const frame = this.top();
    return frame?.text[frame.at] ?? '';
  }

  take(): string {
    return this.takeLength(1);
  }

  /** What a sticky expression matches next, taken; '' where it does not. Looks at one frame only. */
  takeMatch(pattern: RegExp): string {
    const frame = this.top();
    if (!frame) return '';
    pattern.lastIndex = frame.at;
    const found = pattern.exec(frame.text)?.[0] ?? '';
    return found === '' ? '' : this.takeLength(found.length);
  }

  /** All up to a text, which is taken as well; null where it does not come. */
  takeUntil(end: string): string | null {
    const frame = this.top();
    const at = frame ? frame.text.indexOf(end, frame.at) : -1;
    if (!frame || at < 0) return null;
    const found = this.takeLength(at - frame.at);
    this.takeLength(end.length);
    return found;
  }

  /** Whether a text comes in what is being read now. */
  hasAhead(text: string): boolean {
    const frame = this.top();
    return frame?.text.includes(text, frame.at) ?? false;
  }

  private top(): Frame | undefined {
    let frame = this.frames.at(-1);
    while (frame && frame.at >= frame.text.length) {
      this.frames.pop();
      frame = this.frames.at(-1);
    }
    return frame;
  }

  private takeLength(length: number): string {
    const frame = this.top();
    if (!frame) return '';
    const found = frame.text.slice(frame.at, frame.at + length);
    frame.at += found.length;
    if (!frame.isExpansion) for (const character of found) if (character === '\n') frame.line += 1;
    return found;
  }
}
