import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#platform/language.ts';

/** Sorted by code points, so that the words with one beginning stand together, whatever the server's locale. */
const wordText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The stems of all published words, for recognizing those that were written another way. A stem stays when it is no longer used. */
export const liveWords = pgTable(
  'live_words',
  {
    language: text('language').$type<Language>().notNull(),
    word: wordText('word').notNull(),
    sound: text('sound').notNull(),
    skeleton: text('skeleton').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);
