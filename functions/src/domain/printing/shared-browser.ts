interface Program {
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface SharedBrowser<B extends Program> {
  /** The browser; started on first use, and again if it has crashed or failed to start. */
  get(): Promise<B>;
  close(): Promise<void>;
}

/** One browser for many pages; a crash caused by one page must not make another fail. */
export function sharedBrowser<B extends Program>(open: () => Promise<B>): SharedBrowser<B> {
  let current: Promise<B> | undefined;
  return {
    async get() {
      const opened = await current?.catch(() => undefined);
      if (opened?.isConnected()) return opened;
      const begun = open();
      current = begun;
      return begun;
    },
    async close() {
      await current?.then((browser) => browser.close()).catch(() => undefined);
    },
  };
}
