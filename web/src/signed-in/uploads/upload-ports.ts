/** A file in a queue, with details such as its kind, its name or what it shows. */
export interface WantedFile {
  readonly file: Blob;
}

/** The progress of a file. */
export interface UploadProgress {
  /** The key of the upload, so that storing it twice makes no second file. A new upload has a new key. */
  readonly upload: string;
  /** `sent` waits to be stored, `checking` is being stored. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'checking' | 'failed';
  readonly sent: number;
  /** Why it failed; null also if it was stopped elsewhere. */
  readonly problem: string | null;
}

/** A file being uploaded. */
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
      /** The upload itself succeeded: only storing it has to be repeated. */
      readonly again: boolean;
    };

/** What a queue works with: Storage, and the function that stores a file. */
export interface UploadPorts<Wanted extends WantedFile, Result> {
  newId(): string;
  /** Why the file cannot be uploaded, or null. */
  refuse?(wanted: Wanted): string | null;
  /** Checked before the upload: why nothing can be sent now, or null. */
  prepare?(): Promise<string | null>;
  send(item: QueuedFile<Wanted>, onProgress: (sent: number) => void): Sending;
  /** Whether an uploaded file waits for confirmation before it is stored. */
  isHeld?(item: QueuedFile<Wanted>): boolean;
  add(item: QueuedFile<Wanted>): Promise<Taken<Result>>;
  added(result: Result, item: QueuedFile<Wanted>): void;
  cancelled?(item: QueuedFile<Wanted>): void;
}

export interface UploadQueue<Wanted extends WantedFile> {
  subscribe(listener: () => void): () => void;
  items(): readonly QueuedFile<Wanted>[];
  push(wanted: readonly Wanted[]): void;
  /** Changes the details of a file, unless it is being stored. */
  describe(id: string, words: Partial<Wanted>): void;
  /** Stores a file that is held. */
  take(id: string): Promise<void>;
  /** Retries a failed file from the step that failed. */
  retry(id: string): void;
  /** Stops an upload and removes it from the queue. A file that is being stored is not stopped. */
  cancel(id: string): void;
}
