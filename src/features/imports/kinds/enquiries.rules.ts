import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import type { RowCells } from '../tables/cells.rules.ts';
import { stateNames } from './enquiries.data.ts';
import { reachIn } from './orders.rules.ts';

export const enquiryFields = ['name', 'phone', 'email', 'subject', 'text', 'due', 'state'] as const;

/** The states that an enquiry can come along in: spam doesn't. */
const states = ['new', 'in-progress', 'waiting', 'won', 'lost'] as const;
export type BroughtState = (typeof states)[number];

/** The words of the inbox. */
export const stateLabels: Readonly<Record<BroughtState, typeof m.inbox_state_new>> = {
  new: m.inbox_state_new,
  'in-progress': m.inbox_state_in_progress,
  waiting: m.inbox_state_waiting,
  won: m.inbox_state_won,
  lost: m.inbox_state_lost,
};

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** By word its state: the usual ones, and those that the inbox shows. */
const byWord: ReadonlyMap<string, BroughtState> = new Map(
  states.flatMap((state) =>
    [...stateNames[state], ...languages.map((locale) => stateLabels[state]({}, { locale }))].map(
      (word) => [plain(word), state] as const,
    ),
  ),
);

/** An enquiry as a row tells of it. */
export interface ImportedEnquiry {
  readonly name: string;
  readonly phones: readonly string[];
  readonly email: string | undefined;
  readonly subject: string;
  readonly text: string | undefined;
  readonly due: string | undefined;
  readonly state: BroughtState;
}

/** The state of a row; without one it goes on, as one that is taken by hand does. */
function stateIn(cells: RowCells): BroughtState | undefined {
  const before = cells.faults.length;
  const word = cells.text('state', 60);
  if (word === undefined) {
    return cells.faults.length === before ? 'in-progress' : undefined;
  }
  const state = byWord.get(plain(word));
  if (state === undefined) {
    cells.refuse('state', { code: 'state-none', value: word });
  }
  return state;
}

/** An enquiry as a row tells of it. Pure. */
export function readEnquiry(cells: RowCells): ImportedEnquiry | undefined {
  const name = cells.needed('name', 80);
  const subject = cells.text('subject', 160);
  const text = cells.lines('text', 4_000);
  const line = subject ?? text?.replace(/\s+/g, ' ').slice(0, 160);
  if (line === undefined) {
    cells.refuse('subject', { code: 'missing' });
  }
  const state = stateIn(cells);
  const row = { ...reachIn(cells), text, due: cells.day('due') };
  return name === undefined || line === undefined || state === undefined
    ? undefined
    : { ...row, name, subject: line, state };
}
