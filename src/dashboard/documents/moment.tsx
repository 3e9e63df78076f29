import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { systemClock } from '#platform/clock.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * A time within a sentence, in Dhaka: the time today, the date before that, with the year in another one. Of a day that is
 * still to come the time matters too: until when seats are held, or when a page goes live.
 */
export function formatMoment(instant: string, now = systemClock.now()): string {
  const language = officeLanguage();
  const at = new Date(instant);
  const [day, today] = [dhakaDate(at), dhakaDate(now)];
  const time = digits(clock.format(at), language);
  if (day === today) {
    return m.office_today_at({ time });
  }
  const date = day.slice(0, 4) === today.slice(0, 4) ? shortDate(day, language) : fullDate(day, language);
  return day > today ? `${date}, ${time}` : date;
}

/** Day and time in full. */
export function fullMoment(instant: string): string {
  const language = officeLanguage();
  const at = new Date(instant);
  return `${fullDate(dhakaDate(at), language)}, ${digits(clock.format(at), language)}`;
}

/** A time on its own, as in a table. */
export function Moment({ at }: { at: string }) {
  const words = formatMoment(at);
  return (
    <time dateTime={at} title={fullMoment(at)} className="num">
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </time>
  );
}
