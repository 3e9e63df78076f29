import type { Language } from '#platform/language.ts';

/** The program, where it takes what WhatsApp says. */
export const whatsappActor = {
  id: 'system:whatsapp',
  permissions: new Set(['messages.receive', 'enquiries.send']),
} as const;

/** The task of the outbox that fetches a file from WhatsApp. */
export const fetchMediaTopic = 'messages.fetch-media';

const stops = ['stop', 'unsubscribe', 'বন্ধ', 'বন্ধ করুন', 'স্টপ'];
const starts = ['start', 'চালু', 'চালু করুন', 'স্টার্ট'];

/** What who writes nothing but such a word wants: less, or all again. */
export function wishOf(text: string): 'stop' | 'start' | undefined {
  const word = text
    .trim()
    .replaceAll(/[.!।"“”']/g, '')
    .trim()
    .toLowerCase();
  return stops.includes(word) ? 'stop' : starts.includes(word) ? 'start' : undefined;
}

/** The language somebody writes in, by its letters. */
export const languageOf = (text: string): Language => (/[\u0980-\u09ff]/.test(text) ? 'bn' : 'en');
