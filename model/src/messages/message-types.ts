import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { SOURCE } from './catalogues.ts';

type Areas = typeof SOURCE;

/** `search.results`: an area and the name of a message in it. */
export type MessageKey = {
  [Area in keyof Areas]: `${Area}.${Extract<keyof Areas[Area], string>}`;
}[keyof Areas];

/** The English text of a message, as a type. */
export type MessageText<Key extends MessageKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof Areas
    ? Name extends keyof Areas[Area]
      ? Extract<Areas[Area][Name], string>
      : never
    : never
  : never;

/** The names of tags in a text: `<link>…</link>` gives `link`. */
type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never;

type AllOf<Values> = { [Name in keyof Values]-?: Values[Name] };

/** The values that a text needs, by their names; those of plurals are numbers, those of `select` one of its words. */
export type ValuesOf<Text extends string, Shown> = AllOf<
  GetICUArgs<Text, { ICUNumberArgument: number; ICUDateArgument: never; ICUArgument: Shown }>
>;

/** The arguments after a key: nothing where the text has no values. */
export type PlainArguments<Key extends MessageKey> =
  TagsOf<MessageText<Key>> extends never
    ? keyof ValuesOf<MessageText<Key>, string | number> extends never
      ? []
      : [values: ValuesOf<MessageText<Key>, string | number>]
    : [tags: never];

/** The values of a text with tags: what stands for a plain value, and what each tag makes of the words in it. */
export type RichValues<Key extends MessageKey, Node> = ValuesOf<MessageText<Key>, Node> & {
  [Tag in TagsOf<MessageText<Key>>]: (words: string) => Node;
};
