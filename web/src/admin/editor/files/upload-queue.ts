import type { ArticleFile } from '@quire/model/entities/article';
import type {
  ArticleFileSent,
  RunningArticleUpload,
} from '../../../data/live/upload-article-file.ts';

export interface Upload {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  /** Null while it is under way. */
  readonly problem: string | null;
}

export interface UploadPorts {
  send(name: string, bytes: Blob, onProgress: (sent: number) => void): RunningArticleUpload;
  onDone(file: ArticleFile): void;
  /** What the text says of a figure that will not come. */
  onGone(name: string): void;
}

interface Entry extends Upload {
  readonly bytes: Blob;
  readonly cancel: () => void;
}

/** Files on their way to the press, each with its progress, to be cancelled or tried again. */
export class UploadQueue {
  #entries: readonly Entry[] = [];
  readonly #ports: UploadPorts;
  readonly #listeners = new Set<() => void>();

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  readonly uploads = (): readonly Upload[] => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(name: string): boolean {
    return this.#entries.some((entry) => entry.name === name);
  }

  add(name: string, bytes: Blob): Promise<void> {
    const running = this.#ports.send(name, bytes, (sent) => this.#change(name, { sent }));
    const entry = { name, bytes, size: bytes.size, sent: 0, problem: null, cancel: running.cancel };
    this.#set([...this.#entries.filter((other) => other.name !== name), entry]);
    return running.done.then((sent) => this.#settle(name, sent));
  }

  cancel(name: string): void {
    const entry = this.#entries.find((each) => each.name === name);
    if (entry?.problem === null) entry.cancel();
    else this.#settle(name, { outcome: 'cancelled' });
  }

  again(name: string): void {
    const entry = this.#entries.find((each) => each.name === name);
    if (entry) void this.add(name, entry.bytes);
  }

  #settle(name: string, sent: ArticleFileSent): void {
    if (sent.outcome === 'refused') {
      this.#change(name, { problem: sent.message });
      return;
    }
    this.#set(this.#entries.filter((entry) => entry.name !== name));
    if (sent.outcome === 'done') this.#ports.onDone(sent.file);
    else this.#ports.onGone(name);
  }

  #change(name: string, part: Partial<Upload>): void {
    this.#set(this.#entries.map((entry) => (entry.name === name ? { ...entry, ...part } : entry)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
