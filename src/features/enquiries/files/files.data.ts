/** What a visitor may send to an enquiry. */
export const fileLimits = { bytes: 10 * 1024 * 1024, files: 10 } as const;

/** What the visitor's page says when it comes back from sending a file. */
export const fileResults = ['sent', 'type', 'large', 'many', 'again'] as const;
export type FileResult = (typeof fileResults)[number];
