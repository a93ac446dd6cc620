import type { Media } from '@quire/model/entities/media';

/** A file on its way into the media library. */
export interface QueuedFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly isImage: boolean;
  readonly alt: string;
  readonly sent: number;
  /** Sent: it waits for its words. */
  readonly state: 'sending' | 'sent' | 'adding' | 'failed';
  readonly problem: string | null;
}

export interface AddedMedia {
  readonly id: string;
  readonly media: Media;
}

export interface MediaQueuePorts {
  send(key: string, bytes: Blob, onProgress: (sent: number) => void): SendingFile;
  add(upload: string, name: string, alt: string): Promise<AddedMedia>;
  onAdded(added: AddedMedia): void;
  messageOf(error: unknown): string;
  newKey(): string;
}

interface SendingFile {
  readonly done: Promise<void>;
  cancel(): void;
}

/** As the rules take it. */
const MOST_BYTES = 30 * 1024 * 1024;

/**
 * Files that are uploaded while somebody says what they show. Files without a picture need no words and are
 * taken up at once; an image waits for its alternative text.
 */
export class MediaQueue {
  readonly #ports: MediaQueuePorts;
  readonly #listeners = new Set<() => void>();
  readonly #bytes = new Map<string, Blob>();
  readonly #running = new Map<string, SendingFile>();
  #files: readonly QueuedFile[] = [];

  constructor(ports: MediaQueuePorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly files = (): readonly QueuedFile[] => this.#files;

  /** Begins to send files. */
  readonly take = (files: readonly File[]): void => {
    for (const file of files) {
      const key = this.#ports.newKey();
      const { name, size } = file;
      const isTooLarge = size > MOST_BYTES;
      const queued: QueuedFile = {
        ...{ key, name, size, alt: '', sent: 0 },
        isImage: file.type.startsWith('image/'),
        state: isTooLarge ? 'failed' : 'sending',
        problem: isTooLarge ? 'It is larger than 30 MiB.' : null,
      };
      this.#bytes.set(key, file);
      this.#set([...this.#files, queued]);
      if (!isTooLarge) void this.#send(key);
    }
  };

  readonly say = (key: string, alt: string): void => this.#change(key, { alt });

  /** The file itself, for a picture of it. */
  readonly bytesOf = (key: string): Blob | undefined => this.#bytes.get(key);

  /** Once more, from where it went wrong. */
  readonly again = (key: string): void => {
    const file = this.#find(key);
    if (file?.state !== 'failed') return;
    if (file.sent === file.size && file.size > 0) void this.add(key);
    else void this.#send(key);
  };

  readonly remove = (key: string): void => {
    this.#running.get(key)?.cancel();
    this.#running.delete(key);
    this.#bytes.delete(key);
    this.#set(this.#files.filter((file) => file.key !== key));
  };

  /** Takes up every file that has arrived and needs no more words. */
  readonly addReady = async (): Promise<void> => {
    for (const { key } of this.#files.filter(isReady)) await this.add(key);
  };

  readonly add = async (key: string): Promise<void> => {
    const file = this.#find(key);
    if (!file) return;
    this.#change(key, { state: 'adding', problem: null });
    try {
      const added = await this.#ports.add(key, file.name, file.alt.trim());
      if (!this.#find(key)) return;
      this.remove(key);
      this.#ports.onAdded(added);
    } catch (error) {
      this.#change(key, { state: 'failed', problem: this.#ports.messageOf(error) });
    }
  };

  async #send(key: string): Promise<void> {
    const bytes = this.#bytes.get(key);
    if (!bytes) return;
    this.#change(key, { state: 'sending', problem: null, sent: 0 });
    const running = this.#ports.send(key, bytes, (sent) => this.#change(key, { sent }));
    this.#running.set(key, running);
    try {
      await running.done;
      this.#change(key, { state: 'sent', sent: bytes.size });
      if (this.#find(key)?.isImage === false) await this.add(key);
    } catch {
      this.#change(key, { state: 'failed', problem: 'The file did not arrive.' });
    } finally {
      this.#running.delete(key);
    }
  }

  #find(key: string): QueuedFile | undefined {
    return this.#files.find((file) => file.key === key);
  }

  #change(key: string, part: Partial<QueuedFile>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...part } : file)));
  }

  #set(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether nothing more is to be waited for. */
export const isReady = ({ state, alt, isImage }: QueuedFile): boolean =>
  state === 'sent' && (!isImage || alt.trim() !== '');
