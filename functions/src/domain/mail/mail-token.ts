/** 32 random bytes in base64url: what a link that stops mails names an account or an address by. */
export const MAIL_TOKEN = /^[\w-]{43}$/;
