import { m } from '#messages/messages.js';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { matching, oneOf, type QueryField, query, wholeNumber } from '#platform/http/query.ts';
import { profiles } from '../visas.data.ts';

/** A day, `YYYY-MM-DD`, in European or Bangla digits. */
const day: QueryField<string | undefined> = {
  read: (values) => {
    const [given, ...more] = values.filter((value) => value.trim() !== '');
    if (given === undefined) {
      return undefined;
    }
    const digits = westernDigits(given.trim());
    const date = calendarDate.safeParse(digits);
    if (more.length > 0 || !date.success || date.data < '2020-01-01' || date.data > '2099-12-31') {
      throw new RangeError(m.visas_query_day());
    }
    return date.data;
  },
  write: (value) => (value === undefined ? [] : [value]),
};

/** The most applicants that the price card computes for. */
const maxApplicants = 9;

/** The parameters of a visa guide. */
export const visaGuideQuery = query({
  /** The key of one of the guide's kinds. */
  kind: matching(/^[a-z0-9-]{1,60}$/, 1, m.visas_query_kind),
  profile: oneOf(profiles),
  travel: day,
  applicants: wholeNumber({ min: 1, max: maxApplicants }),
});
