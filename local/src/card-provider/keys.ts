/** What the press and the local payment provider know each other by. They open nothing else. */
export const LOCAL_CARD_SECRET = 'sk_test_local';
export const LOCAL_CARD_WEBHOOK_SECRET = 'whsec_local';
