import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { OptionView } from '../option-view.rules.ts';

/** What a message or picture of options is made of. */
export interface Shared {
  readonly language: Language;
  readonly reference: string;
  readonly agency: string;
  readonly phone: string;
  /** The customer's page. */
  readonly link: string;
  /** Those that can still be had. */
  readonly options: readonly OptionView[];
}

/** The words of an option: a heading, its legs, and what it allows. */
export function wordsOf(option: OptionView, language: Language) {
  const locale = { locale: language };
  const { airlines, total, position, cabin, baggage, rules, until } = option;
  return {
    heading: m.fares_share_option({ number: count(position, language), airlines }, locale),
    total: m.fares_share_total({ total }, locale),
    legs: option.legs.map(({ on, later, lasts, changes, ...leg }) => ({
      on,
      way: m.fares_share_way(
        {
          from: leg.from,
          to: leg.to,
          departs: leg.departs,
          arrives: later === undefined ? leg.arrives : `${leg.arrives} (${later})`,
        },
        locale,
      ),
      lasts: `${lasts}, ${changes.length === 0 ? m.fares_direct({}, locale) : changes.join('; ')}`,
    })),
    terms: [baggage === null ? cabin : `${cabin}, ${baggage}`, rules],
    until: m.fares_until({ date: until }, locale),
  };
}

/** The text for WhatsApp, where stars make bold. */
export function messageOf({ language, reference, agency, link, options }: Shared): string {
  const locale = { locale: language };
  const parts = options.map((option) => {
    const { heading, total, legs, terms, until } = wordsOf(option, language);
    const ways = legs.map(({ on, way, lasts }) => `${on}: ${way}, ${lasts}`);
    return [`*${heading}*`, `*${total}*`, ...ways, ...terms, until].join('\n');
  });
  return [
    m.fares_share_heading({ agency, reference }, locale),
    ...parts,
    m.fares_share_times({}, locale),
    `${m.fares_share_link({}, locale)}\n${link}`,
  ].join('\n\n');
}
