import { call } from '../../data/calls.ts';
import { saveFile } from '../kit/save-file.ts';

/** Gives the browser an invoice's PDF or XML to keep. Rejects with `CallError`. */
export async function openInvoiceFile(invoice: string, format: 'pdf' | 'xml'): Promise<void> {
  const { name, type, data } = await call('invoiceFile', { invoice, format });
  saveFile(new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type }), name);
}
