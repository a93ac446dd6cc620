/** The facts about the press in a starter text. */
interface StarterFacts {
  readonly press: string;
  readonly infoEmail: string;
  readonly supportEmail: string;
  readonly address: string;
  readonly origin: string;
}

/** A starter text of the press: to be adapted, and marked as such until it is saved. */
interface StarterText {
  readonly summary: string;
  /** Markdown. What the press has to decide is in square brackets. */
  readonly markdown: string;
}

export type StarterTexts = Readonly<Record<string, (facts: StarterFacts) => StarterText>>;
