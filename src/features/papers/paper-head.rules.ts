import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import type { PaperData } from './papers.contract.ts';

const stamps = {
  good: undefined,
  practice: m.papers_stamp_practice,
  undone: m.papers_stamp_undone,
  refunded: m.papers_stamp_refunded,
} as const;

/** What is stamped on a paper that isn't simply good. */
export const stampOf = (state: PaperData['state']): string | undefined => stamps[state]?.();

/** What stands beside the title of a paper: its number, its day, its order. */
export function headRows(paper: PaperData): readonly (readonly [name: string, value: string])[] {
  const { language, kind, number, on, at, reference, goodUntil } = paper;
  const issued = longDate(on, language);
  const rows: (readonly [string, string])[] = [
    [m.papers_number(), number],
    kind === 'invoice'
      ? [m.papers_issued(), `${issued}, ${digits(at, language)}`]
      : [m.papers_date(), issued],
  ];
  if (kind !== 'receipt') {
    rows.push([m.papers_order(), reference]);
  }
  if (kind === 'quote' && goodUntil !== null) {
    rows.push([m.papers_good_until(), longDate(goodUntil, language)]);
  }
  return rows;
}

/** The registration and the BIN of the agency; each is '' when it has none. */
export function agencyTexts({ agency, language }: PaperData): readonly [registration: string, bin: string] {
  const { registration, registeredUntil, bin } = agency;
  const number = digits(registration, language);
  const registered =
    registeredUntil === undefined
      ? m.papers_registration({ number })
      : m.papers_registration_until({ number, date: longDate(registeredUntil, language) });
  return [
    registration === '' ? '' : registered,
    bin === '' ? '' : m.papers_bin({ bin: digits(bin, language) }),
  ];
}
