import { approveBooking } from '#features/books/movements/movements.commands.ts';
import type { MovementMade } from '#features/books/movements/movements.contract.ts';
import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';

/** The agency's accounts by what they are called here. */
export const codes = { till: '1010', safe: '1011', bank: '1020', bkash: '1041', nagad: '1042' } as const;

const friday = 5;
const saturday = 6;

/** The day, or the last one before it that isn't closed. */
function openUntil(day: CalendarDate, closed: readonly number[]): CalendarDate {
  return closed.includes(weekday(day)) ? openUntil(addDays(day, -1), closed) : day;
}

const whenOpen = (step: Step, closed: readonly number[]): readonly Step[] =>
  [0, ...closed.map((_, place) => place + 1)].map((before) => ({
    day: step.day - before,
    at: step.at,
    do: async (life) => {
      const day = openUntil(life.dayAt(step.day), closed);
      return day === life.dayAt(step.day - before) ? step.do(life) : undefined;
    },
  }));

/** What needs the agency: on that day, or on the Thursday before a Friday. */
export const atOffice = (step: Step): readonly Step[] => whenOpen(step, [friday]);

/** What needs a bank: on that day, or on the last one before it on which banks are open. */
export const atBank = (step: Step): readonly Step[] => whenOpen(step, [friday, saturday]);

/** The last day until a day on which banks are open. */
export const bankDay = (day: CalendarDate): CalendarDate => openUntil(day, [friday, saturday]);

/** What the accountant has moved: what is so large that two decide, the manager approves. @returns its id */
export async function approved(life: Life, { id, state }: MovementMade): Promise<string> {
  if (state === 'waiting') {
    await run(life.deps, life.as('tanvir'), approveBooking, { id });
  }
  return id;
}

/** A number under which money goes out or in: no two of the life are the same. */
export const numberOf = (life: Life, before: string): string => `${before}${life.key().slice(-6)}`;
