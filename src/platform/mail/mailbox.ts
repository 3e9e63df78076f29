/** The mailbox of an address: what stands behind a plus sign comes into the same one. */
export const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]{0,64})\+[^@]{0,64}@/, '$1@');
