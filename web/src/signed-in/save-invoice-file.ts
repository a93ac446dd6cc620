import { call } from '../data/calls.ts';
import { saveFile } from '../ui/files/save-file.ts';
import { fromBase64 } from './from-base64.ts';

/** Saves an invoice's PDF, or its XML for programs, under its number. Rejects with a `CallError`. */
export async function saveInvoiceFile(invoice: string, format: 'pdf' | 'xml'): Promise<void> {
  const { name, type, data } = await call('invoiceFile', { invoice, format });
  saveFile(new Blob([fromBase64(data)], { type }), name);
}
