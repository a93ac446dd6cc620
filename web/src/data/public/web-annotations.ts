/** Public comments of an article as the press offers them to everybody: the W3C's Web Annotation Protocol. */
import { z } from 'zod';

const SelectorSchema = z.union([
  z.object({
    type: z.literal('TextQuoteSelector'),
    exact: z.string(),
    prefix: z.string(),
    suffix: z.string(),
  }),
  z.object({ type: z.literal('TextPositionSelector'), start: z.number(), end: z.number() }),
]);
const ItemSchema = z.object({
  id: z.string(),
  creator: z.object({ name: z.string() }),
  body: z.object({ value: z.string() }),
  target: z.object({ selector: z.tuple([SelectorSchema.options[0], SelectorSchema.options[1]]) }),
});
const PageSchema = z.object({ next: z.url().optional(), items: z.array(z.unknown()) });
const ContainerSchema = z.object({ first: PageSchema.optional() });

/** More pages than the most comments there are. */
const PAGES_MOST = 5;

/** Those at a passage; replies stand with what they answer. Rejects where nobody answers. */
export async function readWebAnnotations(container: string) {
  const read = async (address: string): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} ${response.status}`);
    return response.json();
  };
  const found: unknown[] = [];
  let { first: page } = ContainerSchema.parse(await read(container));
  for (let n = 0; page && n < PAGES_MOST; n += 1) {
    found.push(...page.items);
    page = page.next ? PageSchema.parse(await read(page.next)) : undefined;
  }
  return found.flatMap((each) => {
    const item = ItemSchema.safeParse(each).data;
    if (!item) return [];
    const { creator, body, target, id } = item;
    const [{ exact, prefix, suffix }, { start, end }] = target.selector;
    const key = id.slice(id.lastIndexOf('~') + 1);
    const place = { exact, prefix, suffix, start, end };
    return [{ key, name: creator.name, text: body.value, place }];
  });
}
