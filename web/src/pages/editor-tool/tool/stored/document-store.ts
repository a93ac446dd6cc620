import { type Keeping, whyNot } from '../../../../drafts/stored-value.ts';
import {
  type PicturesKeeper,
  storedPictures,
} from '../../../../editing/device-paper/stored-pictures.ts';
import { type StoredTexts, storedTexts } from '../../../../editing/device-paper/stored-texts.ts';

export interface EditorDocument extends StoredTexts {
  readonly pictures: ReadonlyMap<string, Blob>;
}

export interface EditorState {
  readonly document: EditorDocument;
  /** Goes up when the texts change otherwise than by typing: text areas then take them over. */
  readonly generation: number;
  /** Whether texts and pictures are on this device, and if not, why. */
  readonly texts: Keeping;
  readonly pictures: Keeping;
  /** What an import has replaced. */
  readonly before: EditorDocument | null;
}

const KEPT_NOTHING: StoredTexts = { markdown: '', bibliography: '' };
const EMPTY: EditorDocument = { ...KEPT_NOTHING, pictures: new Map() };

/** Typing rests so long before the page hears of it: a text area needs nobody to show what is typed. */
const HEARD_MS = 120;
/** Typing rests so long before it is kept; a page that is left keeps it at once. */
const REST_MS = 300;

/** The document being written: what stands on the page, and its copy on this device. */
export class DocumentStore {
  #state: EditorState = {
    document: EMPTY,
    generation: 0,
    texts: 'kept',
    pictures: 'kept',
    before: null,
  };
  #timer: ReturnType<typeof setTimeout> | null = null;
  #heard: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #texts: typeof storedTexts;
  readonly #pictures: PicturesKeeper;

  constructor(texts = storedTexts, pictures = storedPictures) {
    this.#texts = texts;
    this.#pictures = pictures;
  }

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the texts that were kept at once, the pictures when they are read, and follows other windows. Returns how to stop. */
  open(): () => void {
    this.#show({ ...this.#state.document, ...(this.#texts.read() ?? KEPT_NOTHING) });
    void this.#readPictures();
    return this.#texts.watch((theirs) => {
      // The window that is being typed in is right; it will keep its text in a moment.
      if (this.#timer !== null || document.hasFocus()) return;
      this.#show({ ...this.#state.document, ...(theirs ?? KEPT_NOTHING) });
      void this.#readPictures();
    });
  }

  async #readPictures(): Promise<void> {
    try {
      const pictures = await this.#pictures.read();
      this.#set({ document: { ...this.#state.document, pictures } });
    } catch (error) {
      this.#set({ pictures: whyNot(error) });
    }
  }

  /** What somebody typed. */
  write(part: keyof StoredTexts, text: string): void {
    const { document } = this.#state;
    this.#state = { ...this.#state, document: { ...document, [part]: text } };
    clearTimeout(this.#heard);
    // The first sign and the last change what the page looks like.
    const isFirst = document[part] === '' || text === '';
    this.#heard = setTimeout(() => this.#set({}), isFirst ? 0 : HEARD_MS);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), REST_MS);
  }

  /** Keeps the texts now, if they are not kept. */
  flush(): void {
    const isRefused = this.#state.texts !== 'kept';
    if (this.#timer === null && !isRefused) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { markdown, bibliography } = this.#state.document;
    const texts = this.#texts.write({ markdown, bibliography });
    if (texts !== this.#state.texts) this.#set({ texts });
  }

  async addPicture(path: string, picture: Blob): Promise<void> {
    const pictures = new Map(this.#state.document.pictures).set(path, picture);
    this.#set({ document: { ...this.#state.document, pictures } });
    await this.#keeping(this.#pictures.put(path, picture));
  }

  async removePicture(path: string): Promise<void> {
    const pictures = new Map(this.#state.document.pictures);
    pictures.delete(path);
    this.#set({ document: { ...this.#state.document, pictures } });
    await this.#keeping(this.#pictures.remove(path));
  }

  /** Another document in place of this one, which `undo` brings back. */
  async replace(next: EditorDocument): Promise<void> {
    const before = isEmpty(this.#state.document) ? null : this.#state.document;
    this.#show(next);
    this.#set({ before });
    await this.#keepAll();
  }

  async undo(): Promise<void> {
    const { before } = this.#state;
    if (!before) return;
    this.#show(before);
    this.#set({ before: null });
    await this.#keepAll();
  }

  /** Nothing remains, neither here nor on the device. */
  async forget(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#show(EMPTY);
    this.#set({ before: null, texts: 'kept' });
    this.#texts.write(null);
    await this.#keeping(this.#pictures.replace(EMPTY.pictures));
  }

  async #keepAll(): Promise<void> {
    const { markdown, bibliography, pictures } = this.#state.document;
    this.#set({ texts: this.#texts.write({ markdown, bibliography }) });
    await this.#keeping(this.#pictures.replace(pictures));
  }

  async #keeping(work: Promise<void>): Promise<void> {
    this.#set({ pictures: await work.then(() => 'kept' as const, whyNot) });
  }

  #show(document: EditorDocument): void {
    this.#set({ document, generation: this.#state.generation + 1 });
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export function isEmpty({ markdown, bibliography, pictures }: EditorDocument): boolean {
  return markdown.trim() === '' && bibliography.trim() === '' && pictures.size === 0;
}
