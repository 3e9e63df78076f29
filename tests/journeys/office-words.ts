import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const files = ['office', 'office-orders', 'office-order-terms', 'office-bookings', 'travellers', 'orders'];

/** The words of the office in a language, by the name of the message, as an expression in which values may stand. */
export function officeWords(language: 'en' | 'bn') {
  const all: Record<string, unknown> = Object.assign(
    {},
    ...files.map((file) =>
      JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}/${file}.json`), 'utf8')),
    ),
  );
  return (name: string): string => z.string().parse(all[name], { reportInput: true });
}
