/** Keys one person may have: phone, computer, a spare in a drawer, and room. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 60;
