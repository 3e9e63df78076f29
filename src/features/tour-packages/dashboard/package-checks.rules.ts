import type { Draft } from '#dashboard/form/draft.ts';
import type { Problem } from '#dashboard/form/form-store.ts';
import { getAt, isPlain, listOf, numberOf, textOf } from '#dashboard/form/plain.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** Fields of a package that contradict each other, which no schema sees. */
export function packageContradictions(draft: Draft, language: Language): Problem[] {
  const found: Problem[] = [];
  const at = (path: string) => getAt(draft, path);
  const say = (number: number) => count(number, language);
  const wrong = (path: string, message: string) => found.push({ path, message });
  const days = numberOf(at('facts.days'));
  const nights = numberOf(at('facts.nights'));
  if (days !== undefined && nights !== undefined && (days < nights || days > nights + 2)) {
    wrong('facts.days', m.writing_c_days_nights({ days: say(days), nights: say(nights) }));
  }
  const itinerary = listOf(at('facts.itinerary')).length;
  if (days !== undefined && itinerary > 0 && itinerary !== days) {
    wrong('facts.itinerary', m.writing_c_itinerary({ count: say(itinerary), days: say(days) }));
  }
  const [least, most] = [numberOf(at('facts.group.min')), numberOf(at('facts.group.max'))];
  if (least !== undefined && most !== undefined && least > most) {
    wrong('facts.group.min', m.writing_c_group());
  }
  const bands = new Set(listOf(at('facts.bands')).map((band) => textOf(getAt(band, 'key'))));
  const dates = new Set<string>();
  for (const [index, departure] of listOf(at('facts.departures')).entries()) {
    const field = (name: string) => `facts.departures.${index}.${name}`;
    const text = (name: string) => textOf(getAt(departure, name));
    const [leaves, returns, cutOff] = [text('departsOn'), text('returnsOn'), text('cutOff')];
    if (leaves !== '' && returns !== '' && returns < leaves) {
      wrong(field('returnsOn'), m.writing_c_returns());
    }
    if (leaves !== '' && cutOff > leaves) {
      wrong(field('cutOff'), m.writing_c_cutoff());
    }
    if ((numberOf(getAt(departure, 'taken')) ?? 0) > (numberOf(getAt(departure, 'seats')) ?? 500)) {
      wrong(field('taken'), m.writing_c_taken());
    }
    if (text('band') !== '' && !bands.has(text('band'))) {
      wrong(field('band'), m.writing_c_band());
    }
    if (leaves !== '' && dates.has(leaves)) {
      wrong(field('departsOn'), m.writing_c_same_date());
    }
    dates.add(leaves);
  }
  return found;
}

/** What an editor should look at before the public does. */
export function packageAdvice(draft: Draft, today: string): Problem[] {
  const departures = listOf(getAt(draft, 'facts.departures')).map((each) => textOf(getAt(each, 'departsOn')));
  const past = departures.flatMap((date, index) =>
    date !== '' && date < today
      ? [{ path: `facts.departures.${index}.departsOn`, message: m.writing_a_past() }]
      : [],
  );
  const none = departures.some((date) => date >= today)
    ? []
    : [{ path: 'facts.departures', message: m.writing_a_no_departures() }];
  const pictures =
    listOf(getAt(draft, 'facts.gallery')).length === 0
      ? [{ path: 'facts.gallery', message: m.writing_a_no_gallery() }]
      : [];
  return [...past.slice(0, 5), ...none, ...pictures];
}

/** Takes out notes of holidays that no departure falls on any more. */
export function tidyPackage(draft: Draft): Draft {
  const used = new Set(listOf(getAt(draft, 'facts.departures')).map((each) => textOf(getAt(each, 'note'))));
  const notes = (texts: Draft['texts']['en']) => {
    const written = texts.departureNotes;
    if (!isPlain(written) || Object.keys(written).every((key) => used.has(key))) {
      return texts;
    }
    return {
      ...texts,
      departureNotes: Object.fromEntries(Object.entries(written).filter(([key]) => used.has(key))),
    };
  };
  return { ...draft, texts: { en: notes(draft.texts.en), bn: notes(draft.texts.bn) } };
}
