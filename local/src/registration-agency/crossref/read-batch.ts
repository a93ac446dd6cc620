import type { Element } from '@xmldom/xmldom';
import { allBelow, childAt, childrenOf, readXml, wordsAt, wordsOf } from '../xml/read-xml.ts';

/** A DOI of a batch with what is deposited for it. */
export interface DepositedRecord {
  readonly doi: string;
  /** Where it is to lead; empty where the record says nothing. */
  readonly url: string;
  /** Of its own, or its batch's. */
  readonly timestamp: string;
  /** What the DOI is of: `journal_article`, `book_metadata`, `component` … */
  readonly element: Element;
}

export interface DepositBatch {
  readonly id: string | null;
  readonly registrant: string;
  readonly records: readonly DepositedRecord[];
}

/** Reads a deposit. Throws `NotXml`. */
export function readBatch(xml: string): DepositBatch {
  const root = readXml(xml);
  const body = childAt(root, 'body');
  const batchTimestamp = wordsAt(root, 'head', 'timestamp') ?? '';
  const records = body ? holdersBelow(body) : [];
  return {
    id: wordsAt(root, 'head', 'doi_batch_id') ?? null,
    registrant: wordsAt(root, 'head', 'registrant') ?? '',
    records: records.map(({ holder, element }) => ({
      doi: wordsOf(childAt(holder, 'doi')),
      url: wordsOf(childAt(holder, 'resource')),
      timestamp: wordsAt(holder, 'timestamp') ?? batchTimestamp,
      element,
    })),
  };
}

/** The elements that hold a DOI, in the order of the file. A pending publication has its DOI directly. */
function holdersBelow(body: Element): { readonly holder: Element; readonly element: Element }[] {
  const data = allBelow(body, 'doi_data').flatMap((holder) => {
    const element = holder.parentElement;
    return element && childAt(holder, 'doi') ? [{ holder, element }] : [];
  });
  const pending = childrenOf(body, 'pending_publication').map((element) => ({
    ...{ holder: element, element },
  }));
  return [...data, ...pending];
}
