/** What a starter text is told about the press. */
interface StarterFacts {
  readonly press: string;
  readonly infoEmail: string;
  readonly supportEmail: string;
  readonly address: string;
  readonly origin: string;
}

/** A text of the press to begin with: to be adapted, and marked as such until somebody saves it. */
interface StarterText {
  readonly summary: string;
  /** Markdown. What the press has to decide stands in square brackets. */
  readonly markdown: string;
}

export type StarterTexts = Readonly<Record<string, (facts: StarterFacts) => StarterText>>;
