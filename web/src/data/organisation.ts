import { countryName } from '@quire/model/messages/names';

/** An institution of ROR, the registry of research organisations, as far as forms need it. */
export interface Organisation {
  /** Its id, as the address it is stored as. */
  readonly ror: string;
  readonly name: string;
  /** Every name it is written with, this one too. */
  readonly names: readonly string[];
  /** Its town; empty where ROR has none. */
  readonly town: string;
  /** ISO 3166-1 alpha-2; empty where ROR has none. */
  readonly country: string;
}

/** Where it is, in words. */
export const organisationPlace = ({ town, country }: Organisation): string =>
  [town, country && countryName(country)].filter(Boolean).join(', ');

/** The maximum length of a typed institution name. */
export const INSTITUTION_LENGTH = 400;

const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Whether a text has one of the institution's names in it. */
export const isNamedIn = (text: string, { names }: Organisation): boolean =>
  names.some((name) => wordsOf(text).includes(wordsOf(name)));

/**
 * The content of a field after an institution is chosen: its name. A whole line with a department or a
 * city is kept, as it says more than the name.
 */
export function chosenText(typed: string, organisation: Organisation): string {
  const { name } = organisation;
  const isBegun = wordsOf(name).startsWith(wordsOf(typed).trimEnd());
  const isLine = typed.includes(',') && !isBegun;
  return (isLine ? typed.trim() : name).slice(0, INSTITUTION_LENGTH);
}
