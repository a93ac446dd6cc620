import { t } from '../messages/t.ts';

/** Why the press itself has cancelled a review: stored as a code, and worded for whoever reads it. */
export const CANCEL_REASONS = {
  get withdrawn() {
    return t('reviewWords.cancelledWithdrawn');
  },
  get decided() {
    return t('reviewWords.cancelledDecided');
  },
  get 'enough-reports'() {
    return t('reviewWords.cancelledEnoughReports');
  },
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;
/** Why a review was cancelled, in the reader's language or in the words of staff; undefined: nobody said. */
export const cancelReasonOf = ({
  cancelledWhy,
  cancelReason,
}: {
  readonly cancelledWhy?: CancelReason | undefined;
  readonly cancelReason?: string | undefined;
}): string | undefined => (cancelledWhy ? CANCEL_REASONS[cancelledWhy] : cancelReason);

export const CANCEL_REASON_KEYS = Object.keys(CANCEL_REASONS) as [CancelReason, ...CancelReason[]];
