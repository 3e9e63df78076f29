/**
 * What the demo agency is called, and where it is: its settings take it from here, and the guided start knows by it what is still a
 * stranger's.
 */
export const sampleAgency = {
  name: { en: 'Shofor Travels', bn: 'সফর ট্রাভেলস' },
  wordmark: { en: 'Shofor', bn: 'সফর' },
  phone: '+8801700000000',
  email: 'hello@shofor.example',
  street: { en: 'Level 4, 12 Gulshan Avenue', bn: 'লেভেল ৪, ১২ গুলশান অ্যাভিনিউ' },
  /** How all of its certificates begin. */
  certificate: 'SAMPLE',
} as const;

/** Whether a number is one of those of samples, which nobody has: 01700-000000 to 01700-000999, with or without the country. */
export const isSampleNumber = (number: string): boolean =>
  /^(?:\+?880|0)1700000\d{3}$/.test(number.replaceAll(/[\s-]/g, ''));
