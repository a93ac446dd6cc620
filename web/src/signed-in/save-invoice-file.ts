import { call } from '../data/calls.ts';
import { saveFile } from '../ui/files/save-file.ts';
import { fromBase64 } from './from-base64.ts';

/** Fetches an invoice's PDF with its file name. Rejects with a `CallError`. */
export async function fetchInvoicePdf(
  invoice: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const { name, data } = await call('invoiceFile', { invoice, format: 'pdf' });
  return { name, bytes: fromBase64(data) };
}

/** Saves an invoice's PDF, or its XML for programs, under its number. Rejects with a `CallError`. */
export async function saveInvoiceFile(invoice: string, format: 'pdf' | 'xml'): Promise<void> {
  const { name, type, data } = await call('invoiceFile', { invoice, format });
  saveFile(new Blob([fromBase64(data)], { type }), name);
}
