/** What a queue is given; each has words of its own beside the bytes: a kind, a name, what it shows. */
export interface WantedFile {
  readonly file: Blob;
}

/** How far a file is. */
export interface UploadProgress {
  /** Names what is sent: taking it up twice makes no second file. Sending again takes a new name. */
  readonly upload: string;
  /** `sent` waits to be taken up, `checking` is being taken up. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'checking' | 'failed';
  readonly sent: number;
  /** Why it failed; null also where it was stopped from elsewhere. */
  readonly problem: string | null;
}

/** A file on its way. */
export type QueuedFile<Wanted extends WantedFile> = Wanted &
  UploadProgress & { readonly id: string };

export interface Sending {
  readonly done: Promise<
    { readonly ok: true } | { readonly ok: false; readonly problem: string | null }
  >;
  cancel(): void;
}

export type Taken<Result> =
  | { readonly ok: true; readonly result: Result }
  | {
      readonly ok: false;
      readonly problem: string;
      /** What has arrived is good as it is: only taking it up is repeated. */
      readonly again: boolean;
    };

/** What a queue works with: Storage, and the function that takes a file up. */
export interface UploadPorts<Wanted extends WantedFile, Result> {
  newId(): string;
  /** Why the file is not even sent, or null. */
  refuse?(wanted: Wanted): string | null;
  /** Before the first byte: why nothing can be sent now, or null. */
  prepare?(): Promise<string | null>;
  send(item: QueuedFile<Wanted>, onProgress: (sent: number) => void): Sending;
  /** Whether a file that has arrived waits until somebody says that it may be taken up. */
  isHeld?(item: QueuedFile<Wanted>): boolean;
  add(item: QueuedFile<Wanted>): Promise<Taken<Result>>;
  added(result: Result, item: QueuedFile<Wanted>): void;
  cancelled?(item: QueuedFile<Wanted>): void;
}

export interface UploadQueue<Wanted extends WantedFile> {
  subscribe(listener: () => void): () => void;
  items(): readonly QueuedFile<Wanted>[];
  push(wanted: readonly Wanted[]): void;
  /** Says something else of a file; one that is being taken up stays as it is. */
  describe(id: string, words: Partial<Wanted>): void;
  /** Takes up a file that is held. */
  take(id: string): Promise<void>;
  /** One that failed, once more from where it went wrong. */
  retry(id: string): void;
  /** Stops it where it is, and forgets it; one that is being taken up arrives. */
  cancel(id: string): void;
}
