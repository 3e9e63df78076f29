import { m } from '#messages/messages.js';
import type { MovementState } from '../movements/movements.rules.ts';

/** How a movement stands. */
export const movementStateLabels: Readonly<Record<MovementState, () => string>> = {
  waiting: m.office_books_state_waiting,
  booked: m.office_books_state_booked,
  refused: m.office_books_state_refused,
  undone: m.office_books_state_undone,
};
