import type { Element } from '@xmldom/xmldom';
import { allBelow, childAt, childrenOf, wordsAt, wordsOf } from '../xml/read-xml.ts';
import { momentOf } from './dates.ts';
import { onlySaid } from './only-said.ts';

const withHyphens = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a work says of others: `is-review-of`, `has-preprint` … */
export function relationsOf(element: Element): Record<string, object[]> {
  const relations: Record<string, object[]> = {};
  for (const name of ['inter_work_relation', 'intra_work_relation']) {
    for (const one of allBelow(element, name)) {
      const type = withHyphens(one.getAttribute('relationship-type') ?? '');
      const to = {
        ...{ 'id-type': one.getAttribute('identifier-type') ?? '', id: wordsOf(one) },
        'asserted-by': 'subject',
      };
      relations[type] = [...(relations[type] ?? []), to];
    }
  }
  return relations;
}

/** `expression_of_concern` as the API labels it. */
const labelOf = (type: string): string =>
  type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ');

/** What Crossmark holds: the press's policy, the updates that a notice makes, and what the press asserts. */
export function crossmarkOf(element: Element): Record<string, unknown> {
  const crossmark = childAt(element, 'crossmark');
  if (!crossmark) return {};
  const policy = wordsAt(crossmark, 'crossmark_policy');
  const updates = childAt(crossmark, 'updates');
  const metadata = childAt(crossmark, 'custom_metadata');
  return onlySaid({
    'update-policy': policy && `https://doi.org/${policy}`,
    'update-to': (updates ? childrenOf(updates, 'update') : []).map((update) => {
      const type = update.getAttribute('type') ?? '';
      const updated = momentOf(`${update.getAttribute('date')}T00:00:00Z`);
      return { updated, DOI: wordsOf(update), type, source: 'publisher', label: labelOf(type) };
    }),
    assertion: (metadata ? childrenOf(metadata, 'assertion') : []).map((one) =>
      onlySaid({
        value: wordsOf(one),
        order: Number(one.getAttribute('order')) || undefined,
        name: one.getAttribute('name') ?? '',
        label: one.getAttribute('label') ?? '',
        group: onlySaid({
          name: one.getAttribute('group_name') ?? '',
          label: one.getAttribute('group_label') ?? '',
        }),
      }),
    ),
  });
}
