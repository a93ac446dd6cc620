export interface Replica {
  readonly name: string;
  readonly isVirtual: boolean;
}

/** The setting `replicas`: `articles_newest`, `virtual(articles_oldest)`. */
export function replicasOf(written: readonly string[]): Replica[] {
  return written.map((text) => {
    const [, inner] = /^virtual\((.*)\)$/.exec(text.trim()) ?? [];
    return { name: inner ?? text.trim(), isVirtual: inner !== undefined };
  });
}
