/** The ways of writing: by e-mail, on WhatsApp, or for the staff. */
export const ways = ['reply', 'whatsapp', 'note'] as const;

export type Way = (typeof ways)[number];

/** What is written to one enquiry in one way, as its draft is called. */
export const draftName = (way: Way, enquiry: string): string => `${way} ${enquiry}`;
