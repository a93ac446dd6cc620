interface Program {
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface SharedBrowser<B extends Program> {
  /** The browser; opened when it is first asked for, and anew where it has died or never began. */
  get(): Promise<B>;
  close(): Promise<void>;
}

/** One browser for many pages, none of which fails because another one killed it. */
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
