/** Each has a key of its own, so that it counts once however often it is sent. */
export const keyOf = (number: number): string => number.toString(16).padStart(32, '0');

/** The body of the enquiry of a number, as a script sends it. */
export const sampleEnquiry = (number: number) => ({
  kind: 'contact',
  topic: 'general',
  message: `Enquiry number ${number}.`,
  language: 'en',
  contact: {
    name: 'Sample Rahman',
    email: `sample-${number}@shofor.example`,
    phone: `017${String(number).padStart(8, '0')}`,
    reply: 'email',
  },
  key: keyOf(number),
});

/** Each request comes from an address of its own: limits for one address play no part. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
