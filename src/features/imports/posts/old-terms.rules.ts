import type { Category, PostKind } from '#features/posts/posts.contract.ts';
import { key } from '#platform/text.contract.ts';
import { decodedName, newSlug } from '../wordpress/old-slugs.rules.ts';
import { cutAtWord, lineOf, plainTitle } from '../wordpress/words.rules.ts';
import type { WxrTerm } from '../wordpress/wxr.contract.ts';

const news = /\bnews\b|notice|announce|press|খবর|সংবাদ|নোটিশ|বিজ্ঞপ্তি/iu;
const categoryNames: ReadonlyArray<readonly [RegExp, Category]> = [
  [/visa|passport|embassy|ভিসা|পাসপোর্ট/iu, 'visas'],
  [/flight|air[\s-]?(?:ticket|line|fare)|ticket|ফ্লাইট|টিকেট|টিকিট|এয়ার/iu, 'flights'],
  [/food|restaurant|cuisine|খাবার|রেস্ত/iu, 'food'],
  [/tip|guide|how[\s-]to|advice|পরামর্শ|টিপস|গাইড/iu, 'tips'],
  [news, 'notices'],
];

/** On which shelf of ours a post stands, by the names of its categories. What says nothing is about a destination. */
export function shelfOfTerms(terms: readonly WxrTerm[]): { kind: PostKind; category: Category } {
  const words = terms
    .filter(({ domain }) => domain === 'category')
    .map(({ name, slug }) => `${name} ${decodedName(slug)}`)
    .join(' ');
  const found = categoryNames.find(([pattern]) => pattern.test(words.normalize('NFC')));
  return { kind: news.test(words) ? 'news' : 'blog', category: found?.[1] ?? 'destinations' };
}

/** The tags of a post: at most eight, each with a key of its own. */
export function tagsOf(terms: readonly WxrTerm[]): { key: string; name: string }[] {
  const tags = new Map<string, string>();
  for (const { domain, slug, name } of terms) {
    const shown = cutAtWord(plainTitle(name), 40);
    const made = newSlug([slug, name], '')
      .slice(0, 60)
      .replace(/(?<!-)-+$/, '');
    if (domain === 'post_tag' && lineOf(shown) !== '' && key.safeParse(made).success && tags.size < 8) {
      tags.set(made, tags.get(made) ?? shown);
    }
  }
  return [...tags].map(([made, name]) => ({ key: made, name }));
}
