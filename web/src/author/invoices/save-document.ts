import { call } from '../../data/calls.ts';

/** Saves an invoice's PDF, or its XML for programs, under its number. Rejects with a `CallError`. */
export async function saveDocument(invoice: string, format: 'pdf' | 'xml'): Promise<void> {
  const { name, type, data } = await call('invoiceFile', { invoice, format });
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
