import type { Place } from './source-input.ts';

/** Text that is being written, with the place that each part of it comes from. */
export class SourceOutput {
  private readonly parts: string[] = [];
  private readonly origins: { readonly at: number; readonly place: Place }[] = [];
  private endsInWord = false;
  length = 0;

  /** A letter after a command would become part of its name: a space separates them. */
  write(text: string, place: Place): void {
    if (text === '') return;
    if (this.endsInWord && /^[A-Za-z@]/.test(text)) this.add(' ');
    const last = this.origins.at(-1)?.place;
    if (last?.file !== place.file || last.line !== place.line)
      this.origins.push({ at: this.length, place });
    this.add(text);
    this.endsInWord = false;
  }

  writeCommand(name: string, place: Place): void {
    this.write(`\\${name}`, place);
    this.endsInWord = /^[A-Za-z@]/.test(name);
  }

  get text(): string {
    return this.parts.join('');
  }

  /** Where the character at an offset comes from. */
  placeAt(offset: number): Place {
    let [low, high] = [0, this.origins.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.origins[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.origins[low]?.place ?? { file: '', line: 0 };
  }

  private add(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }
}
