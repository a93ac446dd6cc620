/** Hands notifications to inboxes of services (Linked Data Notifications). */
const PATIENCE_MS = 15_000;

export interface InboxAnswer {
  /** 0: nobody answered. */
  readonly status: number;
  readonly retryAfterSeconds: number | null;
}

export type SendNotification = (inbox: string, payload: string) => Promise<InboxAnswer>;

/**
 * Sends to an inbox that staff have entered, which `NotifyServiceSchema` has checked. It follows no redirect and reads
 * nothing of the answer but its status, so neither an inbox nor who controls it can have our servers ask other addresses or
 * show what they answer. A public name that leads into our network fails, as nothing there has a certificate for it.
 */
export const notifyClient =
  (fetched: typeof fetch = fetch): SendNotification =>
  async (inbox, payload) => {
    const answer = await fetched(inbox, {
      ...{ method: 'POST', body: payload, redirect: 'manual' },
      headers: { 'Content-Type': 'application/ld+json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (!answer) return { status: 0, retryAfterSeconds: null };
    await answer.body?.cancel().catch(() => {});
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      status: answer.status,
      retryAfterSeconds: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : null,
    };
  };
