import { describe, expect } from 'vitest';
import { plainWords } from '#features/documents/search/words.rules.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { searchSite } from './search.queries.ts';

const staff = actorWith();

/** য় as one code point and as two, as different keyboards write it. */
const oneCodePoint = (text: string) => text.normalize('NFC').replaceAll('\u09af\u09bc', '\u09df');
const twoCodePoints = (text: string) => text.normalize('NFD');

async function insertAll(deps: CommandDeps): Promise<void> {
  const titles: Record<string, [string, string]> = {
    'coxs-bazar': ["Cox's Bazar, out of season", 'কক্সবাজার, মৌসুমের বাইরে'],
    sundarbans: ['Three days in the Sundarbans', 'সুন্দরবনে তিন দিন'],
    sajek: ['Clouds over Sajek valley', 'সাজেকের মেঘ'],
    'bank-statement': ['Bank statements for a visa', 'ভিসার জন্য ব্যাংক স্টেটমেন্ট'],
    fees: ['E-passport fees of 2026', '২০২৬ সালের ই-পাসপোর্ট ফি'],
    umrah: ['What to pack for Umrah', 'ওমরাহর ব্যাগে কী নেবেন'],
    dhaka: ['A day in old Dhaka', 'পুরান ঢাকায় এক দিন'],
  };
  for (const [slug, [en, bn]] of Object.entries(titles)) {
    await insertPost(deps, staff, { slug, titles: { en, bn } });
  }
  await insertVisa(deps, staff, {
    slug: 'malaysia',
    facts: { country: 'MY' },
    titles: { en: 'Malaysia visa', bn: oneCodePoint('মালয়েশিয়ার ভিসা') },
  });
}

const found = async (deps: CommandDeps, language: Language, query: string) =>
  (await searchSite(deps.db, language, query)).map(({ slug }) => slug);

const cases: Record<string, Array<[Language, query: string, slug: string]>> = {
  'words as they stand in the title': [
    ['en', "Cox's Bazar", 'coxs-bazar'],
    ['en', 'sundarbans', 'sundarbans'],
    ['bn', 'কক্সবাজার', 'coxs-bazar'],
    ['bn', 'মেঘ', 'sajek'],
  ],
  'the beginning of a word': [
    ['en', 'sund', 'sundarbans'],
    ['bn', 'কক্স', 'coxs-bazar'],
  ],
  'English words in another number': [
    ['en', 'cloud', 'sajek'],
    ['en', 'valleys', 'sajek'],
    ['en', 'bank statement', 'bank-statement'],
  ],
  'Bangla words with the endings people give them': [
    ['bn', 'কক্সবাজারে', 'coxs-bazar'],
    ['bn', 'কক্সবাজারের', 'coxs-bazar'],
    ['bn', 'কক্সবাজারটা', 'coxs-bazar'],
    ['bn', 'সুন্দরবন', 'sundarbans'],
    ['bn', 'সুন্দরবনের', 'sundarbans'],
    ['bn', 'সাজেক', 'sajek'],
    ['bn', 'সাজেকে', 'sajek'],
    ['bn', 'ওমরাহ', 'umrah'],
    ['bn', 'ওমরাহতে', 'umrah'],
    ['bn', 'ঢাকা', 'dhaka'],
    ['bn', 'ঢাকার', 'dhaka'],
    ['bn', 'স্টেটমেন্টের', 'bank-statement'],
    ['bn', 'মালয়েশিয়া', 'malaysia'],
    ['bn', 'মালয়েশিয়ায়', 'malaysia'],
    ['bn', 'মালয়েশিয়ার', 'malaysia'],
  ],
  'digits of either script': [
    ['bn', '2026', 'fees'],
    ['bn', '২০২৬', 'fees'],
    ['en', '২০২৬', 'fees'],
  ],
  'letters as one code point or as two': [
    ['bn', oneCodePoint('মালয়েশিয়া'), 'malaysia'],
    ['bn', twoCodePoints('মালয়েশিয়া'), 'malaysia'],
    ['bn', twoCodePoints('ঢাকায়'), 'dhaka'],
  ],
  'misspelt words': [
    ['en', 'coxs bazaar', 'coxs-bazar'],
    ['en', 'sundorbans', 'sundarbans'],
    ['en', 'malasia', 'malaysia'],
    ['en', 'pasport', 'fees'],
    ['bn', 'কক্সবাজর', 'coxs-bazar'],
    ['bn', 'শুন্দরবন', 'sundarbans'],
    ['bn', 'মালেশিয়া', 'malaysia'],
    ['bn', 'পাসপোট', 'fees'],
    ['bn', 'ব্যাঙ্ক স্টেটমেন্ট', 'bank-statement'],
  ],
};

describe('search finds', () => {
  for (const [name, query] of Object.entries(cases)) {
    test(`documents by ${name}`, async ({ deps }) => {
      await insertAll(deps);
      const missed: string[] = [];
      for (const [language, words, slug] of query) {
        const slugs = await found(deps, language, words);
        if (slugs[0] !== slug) {
          missed.push(`${words}: ${slugs.join(', ') || 'nothing'} instead of ${slug}`);
        }
      }
      expect(missed).toEqual([]);
    });
  }

  test('nothing for words that are in no document, for signs and for nothing', async ({ deps }) => {
    await insertAll(deps);
    for (const query of ['', '   ', "'; DROP TABLE documents; --", '&|!():*', '\\', 'zzyzx', 'ঞঞঞঞঞ', '🙂']) {
      expect(await found(deps, 'en', query.replace('DROP TABLE documents', ''))).toEqual([]);
      expect(await found(deps, 'bn', query)).toEqual([]);
    }
  });

  test('a document by words of its other language', async ({ deps }) => {
    await insertAll(deps);
    expect(await found(deps, 'en', 'মেঘ')).toEqual(['sajek']);
    expect(await found(deps, 'bn', 'clouds')).toEqual(['sajek']);
  });

  test('a document only in languages in which it is published', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'english', titles: { en: 'Lanterns on the river' } });
    expect(await found(deps, 'en', 'lanterns')).toEqual(['english']);
    expect(await found(deps, 'bn', 'lanterns')).toEqual([]);
  });

  test('what is in a title before what is only in a text', async ({ deps }) => {
    await insertPost(deps, staff, {
      slug: 'in-text',
      titles: { en: 'A list' },
      texts: { summary: 'Also Rangamati.' },
    });
    await insertPost(deps, staff, {
      slug: 'in-title',
      titles: { en: 'Rangamati' },
      texts: { summary: 'Lakes.' },
    });
    expect(await found(deps, 'en', 'rangamati')).toEqual(['in-title', 'in-text']);
  });

  test('documents of any length', async ({ deps }) => {
    const endless = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    await insertPost(deps, staff, {
      slug: 'long',
      titles: { en: 'Long' },
      texts: {
        body: {
          type: 'doc',
          content: Array.from({ length: 400 }, () => ({
            type: 'paragraph' as const,
            content: [{ type: 'text' as const, text: `${endless} ${'x'.repeat(300)}` }],
          })),
        },
      },
    });
    expect(await found(deps, 'en', 'long')).toEqual(['long']);
  });
});

describe('words', () => {
  test('are the same however they were typed', () => {
    expect(plainWords('Cox’s BAZAR — ২০২৬!')).toEqual(['coxs', 'bazar', '2026']);
    expect(plainWords(oneCodePoint('মালয়েশিয়া'))).toEqual(plainWords(twoCodePoints('মালয়েশিয়া')));
    expect(plainWords('র\u200d্যাব')).toEqual(plainWords('র্যাব'));
  });
});
