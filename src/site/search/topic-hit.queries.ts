import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Topic } from './topics.data.ts';
import { findTopic, questionsOf } from './topics.rules.ts';

/** The page that answers a question about the agency itself. */
export interface TopicHit {
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

type Texts = Readonly<Record<Topic, readonly [path: string, title: () => string, about: () => string]>>;

const pages: Texts = {
  contact: ['/contact', m.site_contact, m.site_search_about_contact],
  paying: ['/terms', m.site_search_paying, m.site_search_about_paying],
  refunds: ['/terms', m.site_search_refunds, m.site_search_about_refunds],
  refusal: ['/terms', m.site_search_refusal, m.site_search_about_refusal],
  privacy: ['/privacy', m.site_privacy, m.pages_privacy_description],
  terms: ['/terms', m.site_terms, m.pages_terms_description],
  about: ['/about', m.site_about, m.site_search_about_us],
  team: ['/ourteam', m.site_team, m.site_search_about_team],
  bookings: ['/account', m.site_search_bookings, m.site_search_about_bookings],
  'visa-free': ['/visaservices?form=visa-free', m.site_search_visa_free, m.site_search_about_visas],
  'on-arrival': ['/visaservices?form=on-arrival', m.site_search_on_arrival, m.site_search_about_visas],
  'e-visa': ['/visaservices?form=e-visa', m.site_search_e_visa, m.site_search_about_visas],
};

/** The part of the terms that says most of a topic's words, as the page's anchors count them; none if none does. */
async function partOfTerms(db: ReadDatabase, language: Language, topic: Topic): Promise<string> {
  const { legal } = await findSettings(db);
  const asked = new Set(questionsOf(topic).flat());
  const parts = legal.terms.map(({ title, text }, index) => {
    const inTitle = plainWords(title[language]).filter((word) => asked.has(stem(word))).length;
    const inText = plainWords(text[language]).filter((word) => asked.has(stem(word))).length;
    return { anchor: `#part-${index + 1}`, said: 3 * inTitle + inText };
  });
  const [best] = parts.toSorted((a, b) => b.said - a.said);
  return best && best.said > 0 ? best.anchor : '';
}

/** The page that answers a search about the agency itself: its address, ways of paying, refunds, one's own bookings. */
export async function findTopicHit(
  db: ReadDatabase,
  language: Language,
  query: string,
): Promise<TopicHit | undefined> {
  const topic = findTopic(query);
  if (topic === undefined) {
    return undefined;
  }
  const [page, title, about] = pages[topic];
  const part =
    topic === 'paying' || topic === 'refunds' || topic === 'refusal'
      ? await partOfTerms(db, language, topic)
      : '';
  return { path: `${page}${part}`, title: title(), about: about() };
}
