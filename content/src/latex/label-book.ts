import type { Html } from 'mdast';

/** A label with the characters that our attributes and commands have. */
export const plainLabel = (label: string): string => label.trim().replace(/[^\w:.-]+/g, '-');

type Owner = (label: string) => void;

/**
 * The labels of a text: what each stands for, and the references to them. What a label stands for is often
 * known only behind the reference, so references are written last. Their signs are private characters.
 */
export class LabelBook {
  /** Labels that the Markdown has. */
  private readonly made = new Set<string>();
  /** Labels that stand for a part of something else (`a` of a figure), or for words (an item’s number). */
  private readonly meant = new Map<string, { readonly label: string; readonly words: string }>();
  private readonly references: { command: string; labels: string[] }[] = [];
  private readonly owners: Owner[];

  /** `base` gets the labels that belong to nothing else. */
  constructor(base: Owner) {
    this.owners = [base];
  }

  /** Says that the Markdown has a label. */
  make(label: string): void {
    this.made.add(plainLabel(label));
  }

  /** Says that a label is shown as words, or as another label with words behind it. */
  mean(label: string, other: string, words: string): void {
    this.meant.set(plainLabel(label), { label: plainLabel(other), words });
  }

  /** What is labelled while something is read belongs to it. */
  within<T>(owner: Owner, read: () => T): T {
    this.owners.push(owner);
    try {
      return read();
    } finally {
      this.owners.pop();
    }
  }

  /** Gives a label to what is being read. */
  give(label: string): void {
    this.owners.at(-1)?.(label);
  }

  /** A reference: a sign that `settle` replaces. */
  refer(command: string, labels: readonly string[]): Html {
    const number = this.references.push({ command, labels: labels.map(plainLabel) }) - 1;
    return { type: 'html', value: `\uE000${number}\uE001` };
  }

  /** Markdown with its references written. */
  settle(markdown: string): string {
    return markdown.replace(/\uE000(\d+)\uE001/g, (_, number: string) => {
      const { command = 'ref', labels = [] } = this.references[Number(number)] ?? {};
      const parts = labels.map((label) => {
        const meant = this.meant.get(label);
        if (meant?.label === '') return meant.words;
        return `\\${command}{${meant?.label ?? label}}${meant?.words ?? ''}`;
      });
      return parts.join(', ');
    });
  }

  /** The labels that are referred to and that nothing has. */
  missing(): string[] {
    const asked = this.references.flatMap(({ labels }) => labels);
    return [...new Set(asked)].filter((label) => {
      const meant = this.meant.get(label);
      return meant?.label !== '' && !this.made.has(meant?.label ?? label);
    });
  }
}
