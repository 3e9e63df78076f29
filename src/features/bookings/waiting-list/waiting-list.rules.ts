import type { OrderState } from '#features/orders/orders.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { type Language, pathIn } from '#platform/language.ts';
import type { WaitingState } from './waiting-list.contract.ts';

/** How a party stands on a waiting list. */
export function waitingStateOf(row: {
  readonly stored: 'waiting' | 'offered' | 'left';
  /** The state of the order that seats were offered with. */
  readonly order: OrderState | undefined;
  /** Whether its seats are still held. */
  readonly isHeld: boolean;
  /** Whether nobody can book the departure any more. */
  readonly isOver: boolean;
}): WaitingState {
  const { stored, order, isHeld, isOver } = row;
  if (stored === 'left') {
    return 'left';
  }
  if (stored === 'waiting') {
    return isOver ? 'over' : 'waiting';
  }
  if (order === 'open' || order === 'completed') {
    return 'booked';
  }
  return isHeld ? 'offered' : 'missed';
}

/** How many minutes seats are held for a party: not beyond the last day on which they can be booked, in Asia/Dhaka. */
export function offerMinutes(hours: number, cutOff: CalendarDate, now: Date): number {
  const closes = Date.parse(`${addDays(cutOff, 1)}T00:00:00+06:00`);
  return Math.max(1, Math.min(hours * 60, Math.floor((closes - now.getTime()) / 60_000)));
}

/** The secret path of the page of a party that waits. */
export const waitingPath = (language: Language, token: string): string =>
  pathIn(language, `/waiting/${token}`);
