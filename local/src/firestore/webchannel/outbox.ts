import { numbered } from './framing.ts';

interface Entry {
  readonly id: number;
  readonly text: string;
}

/** Numbered messages that wait until the client has acknowledged them. */
export class Outbox {
  #entries: Entry[] = [];
  #lastId = 0;
  #sent = 0;
  #chars = 0;
  /** When the client last acknowledged something, or nothing was waiting. */
  movedAt = Date.now();

  get lastSentId(): number {
    return this.#sent;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** Characters that are not acknowledged. */
  get chars(): number {
    return this.#chars;
  }

  get hasUnsent(): boolean {
    return this.#sent < this.#lastId;
  }

  add(message: readonly unknown[]): void {
    if (this.#entries.length === 0) this.movedAt = Date.now();
    const text = numbered(++this.#lastId, message);
    this.#entries.push({ id: this.#lastId, text });
    this.#chars += text.length;
  }

  acknowledge(id: number): void {
    const kept = this.#entries.findIndex((entry) => entry.id > id);
    const gone = this.#entries.splice(0, kept === -1 ? this.#entries.length : kept);
    if (gone.length > 0) this.movedAt = Date.now();
    for (const { text } of gone) this.#chars -= text.length;
  }

  /** What comes after a message is to be sent again: its response may have been lost. */
  sendAgainAfter(id: number): void {
    this.#sent = Math.min(this.#lastId, id);
  }

  /** The next messages not sent yet, about so many characters of them, as JSON; null when there are none. */
  take(chars: number): string | null {
    const from = this.#entries.findIndex((entry) => entry.id > this.#sent);
    if (from === -1) return null;
    const texts: string[] = [];
    let size = 0;
    for (let i = from; i < this.#entries.length && size < chars; i++) {
      const entry = this.#entries[i];
      if (!entry) break;
      texts.push(entry.text);
      size += entry.text.length;
      this.#sent = entry.id;
    }
    return `[${texts.join(',')}]`;
  }
}
