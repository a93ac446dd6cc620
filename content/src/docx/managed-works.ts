import { workKey } from '../citations/work-key.ts';
import type { ManagedItem } from './managed-item.ts';

/** Works by what identifies them in the file, each with a key of ours. */
export class ManagedWorks {
  readonly list: (Record<string, unknown> & { id: string })[] = [];
  readonly #keys = new Map<string, string>();

  keyOf({ id, uris, itemData }: ManagedItem): string {
    const doi = typeof itemData.DOI === 'string' ? itemData.DOI.toLowerCase() : '';
    const name = doi || uris?.[0] || id || JSON.stringify(itemData.title ?? itemData);
    const known = this.#keys.get(name);
    if (known) return known;
    const key = workKey(itemData, new Set(this.#keys.values()));
    this.#keys.set(name, key);
    this.list.push({ ...itemData, id: key });
    return key;
  }

  cite(items: readonly ManagedItem[]): string {
    const parts = items.map((item) => {
      const before = item.prefix?.trim() ? `${item.prefix.trim()} ` : '';
      const unit = !item.label || item.label === 'page' ? 'p.' : `${item.label}`;
      const place = item.locator ? `, ${unit} ${item.locator}` : '';
      const after = item.suffix?.trim() ? `, ${item.suffix.trim().replace(/^,\s*/, '')}` : '';
      const key = `${item['suppress-author'] ? '-' : ''}@${this.keyOf(item)}`;
      return `${before}${key}${place}${after}`.replace(/[[\];]/g, ' ');
    });
    return `[${parts.join('; ')}]`;
  }
}
