import { instantOf } from '#platform/calendar-date.ts';
import { clockTime } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { Meeting } from './meeting-point.contract.ts';

/** A time of the day, `HH:MM`, as people say it: `9:30 pm`, `রাত ৯:৩০`. */
export const hourLabel = (time: string, language: Language): string =>
  clockTime(instantOf('2027-01-01', time), language);

/** A meeting in a language; its place in the other one where it has none in this. */
export const meetingIn = ({ place, time }: Meeting, language: Language) => ({
  place: place[language] ?? place.en ?? place.bn ?? '',
  time: hourLabel(time, language),
});

/** The first sentence of a text: where and when a journey begins, as packages write their first day. */
export const firstSentence = (text: string): string => /^.*?[.।](?=\s|$)/su.exec(text)?.[0] ?? text;
