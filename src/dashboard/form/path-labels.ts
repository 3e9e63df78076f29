import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { AnyContent } from '../documents/document-schemas.ts';
import { languageName } from '../language.ts';
import type { NameIn } from './path.ts';

type Words = () => string;

type FieldName = 'slug' | NameIn<AnyContent>;

/** The name of each field of the documents, by its last step in a path. A fact without a name doesn't compile, nor a name without one. */
const names: Readonly<Record<FieldName, Words>> = {
  ...profileName,
  en: () => languageName('en'),
  bn: () => languageName('bn'),
  key: m.writing_f_name,
  slug: m.writing_f_slug,
  title: m.writing_f_title,
  summary: m.writing_f_summary,
  cover: m.writing_f_cover,
  faq: m.writing_f_faq,
  question: m.writing_f_question,
  answer: m.writing_f_answer,
  seo: m.writing_f_seo,
  description: m.writing_f_description,
  market: m.writing_f_market,
  country: m.writing_f_country,
  destinations: m.writing_f_destinations,
  themes: m.writing_f_themes,
  nights: m.writing_f_nights,
  travelNights: m.writing_f_travelNights,
  days: m.writing_f_days,
  group: m.writing_f_group,
  min: m.writing_f_min,
  max: m.writing_f_max,
  hotelStars: m.writing_f_hotelStars,
  hotels: m.writing_f_hotels,
  stars: m.writing_f_stars,
  place: m.writing_f_place,
  flightsIncluded: m.writing_f_flightsIncluded,
  mainTransport: m.writing_f_mainTransport,
  bands: m.writing_f_bands,
  adult: m.writing_f_adult,
  childWithBed: m.writing_f_childWithBed,
  childWithoutBed: m.writing_f_childWithoutBed,
  infant: m.writing_f_infant,
  singleSupplement: m.writing_f_singleSupplement,
  note: m.writing_f_note,
  itinerary: m.writing_f_itinerary,
  meals: m.writing_f_meals,
  by: m.writing_f_by,
  picture: m.writing_f_picture,
  route: m.writing_f_route,
  destination: m.writing_f_destination,
  km: m.writing_f_km,
  childPolicy: m.writing_f_childPolicy,
  infantUnder: m.writing_f_infantUnder,
  childUnder: m.writing_f_childUnder,
  cancellation: m.writing_f_cancellation,
  daysBefore: m.writing_f_daysBefore,
  keepPercent: m.writing_f_keepPercent,
  visa: m.writing_f_visa,
  gallery: m.writing_f_gallery,
  intro: m.writing_f_intro,
  highlights: m.writing_f_highlights,
  text: m.writing_f_text,
  stay: m.writing_f_stay,
  included: m.writing_f_included,
  excluded: m.writing_f_excluded,
  hotel: m.writing_f_hotel,
  travel: m.writing_f_travel,
  region: m.writing_f_region,
  kinds: m.writing_f_kinds,
  age: m.writing_f_paper_age,
  form: m.writing_f_form,
  purpose: m.writing_f_purpose,
  entries: m.writing_f_entries,
  stayDays: m.writing_f_stayDays,
  validityDays: m.writing_f_validityDays,
  workingDays: m.writing_f_workingDays,
  fees: m.writing_f_fees,
  embassy: m.writing_f_embassy,
  centre: m.writing_f_centre,
  service: m.writing_f_service,
  centreName: m.writing_f_centre_name,
  besides: m.writing_f_besides,
  poisha: m.writing_f_poisha,
  quoted: m.writing_f_quoted,
  minor: m.writing_f_minor,
  currency: m.writing_f_currency,
  refundable: m.writing_f_refundable,
  papers: m.writing_f_papers,
  common: m.writing_f_common,
  byProfile: m.writing_f_byProfile,
  paper: m.writing_f_paper,
  ownPapers: m.writing_f_ownPapers,
  shape: m.writing_f_shape,
  preparation: m.writing_f_preparation,
  spareDays: m.writing_f_spareDays,
  closedDays: m.writing_f_closedDays,
  closedWeekdays: m.writing_f_closedWeekdays,
  handedInAt: m.writing_f_handedInAt,
  checkedOn: m.writing_f_checkedOn,
  source: m.writing_f_source,
  details: m.writing_f_details,
  steps: m.writing_f_steps,
  when: m.writing_f_when,
  goodToKnow: m.writing_f_goodToKnow,
  name: m.writing_f_name,
  detail: m.writing_f_detail,
  original: m.writing_f_original,
  photocopies: m.writing_f_photocopies,
  prints: m.writing_f_prints,
  scan: m.writing_f_scan,
  translated: m.writing_f_translated,
  notarised: m.writing_f_notarised,
  kind: m.writing_f_kind,
  category: m.writing_f_category,
  tags: m.writing_f_tags,
  author: m.writing_f_author,
  publishedOn: m.writing_f_publishedOn,
  body: m.writing_f_body,
};

/** Fields of earlier versions, which old revisions still have. */
const formerNames = {
  departures: m.writing_f_departures,
  departsOn: m.writing_f_departsOn,
  returnsOn: m.writing_f_returnsOn,
  seats: m.writing_f_seats,
  taken: m.writing_f_taken,
  band: m.writing_f_band,
  cutOff: m.writing_f_cutOff,
  departureNotes: m.writing_f_departureNotes,
};

const allNames = new Map<string, Words>(Object.entries({ ...names, ...formerNames }));

/** The name of a field, by its path. */
export function labelAt(path: { readonly text: string }): string {
  const named = path.text.split('.').findLast((step) => allNames.has(step));
  return allNames.get(named ?? '')?.() ?? '';
}

/** The field of a path: what is inside a rich text is a part of it, a picture of it is named. */
function fieldSteps(steps: readonly string[]): readonly string[] {
  const body = steps.indexOf('body');
  if (body < 0) {
    return steps;
  }
  return [...steps.slice(0, body + 1), ...(steps.at(-1) === 'media' ? ['picture'] : [])];
}

/** A path in words: `texts.en.faq.1.answer` is "Questions and answers 2: Answer (English)". */
export function pathLabel(path: string, language: Language): string {
  const steps = fieldSteps(path.split('.'));
  const inLanguage = steps[0] === 'texts' && (steps[1] === 'en' || steps[1] === 'bn') ? steps[1] : undefined;
  const rest = steps.slice(
    inLanguage === undefined ? (steps[0] === 'facts' || steps[0] === 'texts' ? 1 : 0) : 2,
  );
  const words: string[] = [];
  for (const step of rest) {
    const name = allNames.get(step)?.();
    const last = words.at(-1);
    if (name !== undefined) {
      words.push(name);
    } else if (last !== undefined) {
      words[words.length - 1] = `${last} ${/^\d+$/.test(step) ? count(Number(step) + 1, language) : step}`;
    }
  }
  const place = words.length === 0 ? '' : words.join(': ');
  if (inLanguage === undefined) {
    return place;
  }
  return place === '' ? languageName(inLanguage) : `${place} (${languageName(inLanguage)})`;
}
