/** What the visitor's page says when it comes back from sending a message. */
export const messageResults = ['sent', 'length', 'many', 'again'] as const;
export type MessageResult = (typeof messageResults)[number];
