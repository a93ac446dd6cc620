import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messageParts } from '@quire/model/messages/format-message';
import { shapeOf } from '@quire/model/messages/message-shape';
import { createElement, type ReactNode } from 'react';

/** A text with one set of sample values. */
export interface SampleCase {
  /** The values on which its wording depends, by name. */
  readonly decides: readonly (readonly [name: string, value: string])[];
  readonly parts: readonly ReactNode[];
}

/** Numbers that between them ask for every form of any of our languages. */
const COUNTS = [0, 1, 2, 5, 11, 100, 1_000_000];
const CASES_MAX = 12;

type Sample = readonly [name: string, value: string | number];

/** The values to try for a number: one for each form that the language has for it. */
function countsFor(locale: string, isPlural: boolean): number[] {
  if (!isPlural) return [1234];
  const rules = new Intl.PluralRules(locale);
  const byForm = new Map(COUNTS.toReversed().map((count) => [rules.select(count), count]));
  return [...byForm.values()].toSorted((one, other) => one - other);
}

/**
 * How a message reads with sample values: once, or once for each form and choice that it has. Values are shown as
 * `sample` makes them of their names, the words of tags are underlined.
 */
export function sampleCases(
  elements: MessageFormatElement[],
  locale: string,
  sample: (name: string) => string,
): SampleCase[] {
  const { values, plurals } = shapeOf(elements);
  const isPlural = plurals.length > 0;
  const isChoice = (kind: string) => !['value', 'number', 'tag'].includes(kind);
  const fixed = Object.entries(values).map(([name, kind]): readonly [string, unknown] => {
    if (kind === 'tag') return [name, (words: string) => createElement('u', null, words)];
    return [name, sample(name)];
  });
  const open = Object.entries(values).flatMap(([name, kind]): Sample[][] => {
    if (kind === 'number') return [countsFor(locale, isPlural).map((count) => [name, count])];
    return isChoice(kind) ? [kind.split(' ').map((choice) => [name, choice])] : [];
  });
  const combined = open.reduce<Sample[][]>(
    (before, samples) => before.flatMap((each) => samples.map((one) => [...each, one])),
    [[]],
  );
  return combined.slice(0, CASES_MAX).map((samples) => ({
    decides: samples.map(([name, value]) => [name, String(value)]),
    parts: messageParts(
      elements,
      { ...Object.fromEntries(fixed), ...Object.fromEntries(samples) },
      locale,
    ).filter(isShown),
  }));
}

const isShown = (part: unknown): part is ReactNode => part !== undefined;
