import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { filled, templatesOf } from '#features/site-settings/words/words.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import type { CustomerEvent } from '#platform/messages/events.data.ts';
import { aboutKinds } from '#platform/messages/messages.rules.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { handEvents, patternOf, writtenEvents } from './event-texts.rules.ts';

const inBoth = (event: CustomerEvent) => ({
  en: patternOf(event, 'en') ?? '',
  bn: patternOf(event, 'bn') ?? '',
});

/** What can be sent by hand: events that are true of something now, and the reply templates of the settings. */
export async function listTemplates(db: ReadDatabase) {
  const events = writtenEvents.flatMap((event) => {
    const about = aboutKinds.filter((kind) => handEvents[kind].includes(event));
    return about.length === 0
      ? []
      : [{ name: event, kind: 'event' as const, title: null, text: inBoth(event), about }];
  });
  const replies = templatesOf(await findLetterTexts(db)).map(({ key, names, texts }) => ({
    name: key,
    kind: 'reply' as const,
    title: names,
    text: texts,
    about: [...aboutKinds],
  }));
  return { items: [...events, ...replies] };
}

/** As long as the link of a customer's page is. */
const someToken = 'X'.repeat(22);

/** What a text would take by SMS. Facts that aren't given stay in braces; the cost is poisha, by the settings' price. */
export async function previewMessage(
  db: ReadDatabase,
  siteUrl: string,
  given: {
    readonly event?: CustomerEvent | undefined;
    readonly text?: string | undefined;
    readonly language: Language;
    readonly facts?: Readonly<Record<string, string>> | undefined;
  },
) {
  const { event, language, facts = {} } = given;
  const { prices } = await findMessageSettings(db);
  const text =
    event === undefined
      ? filled(given.text ?? '', facts)
      : shortText({
          from: (await findAgency(db)).agency.wordmark[language],
          text: filled(patternOf(event, language) ?? '', facts),
          link:
            facts.link ?? `${siteUrl}${language === languages[0] ? '' : `/${language}`}/orders/${someToken}`,
          language,
        });
  const { encoding, units, parts } = smsParts(text);
  return { text, encoding, units, parts, cost: parts * prices.smsPart };
}
