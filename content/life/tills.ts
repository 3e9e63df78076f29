import { closeTill, openTill } from '#features/till/till.commands.ts';
import { findDrawer } from '#features/till/till.queries.ts';
import { countedDay, noteValues } from '#features/till/till.rules.ts';
import { weekday } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';

const clerks = ['nusrat', 'rafiq'] as const;
type Clerk = (typeof clerks)[number];

/** Money from the safe for change; taka. */
const float = 2_000;
const friday = 5;

/** The notes that a sum lies in, largest first. @param taka whole */
function notesOf(taka: number) {
  let left = taka;
  return Object.fromEntries(
    noteValues.flatMap((value) => {
      const pieces = Math.floor(left / value);
      left -= pieces * value;
      return pieces > 0 ? [[String(value), pieces]] : [];
    }),
  );
}

/** A clerk counts their till in the evening. @param missing taka that aren't there */
async function close(life: Life, clerk: Clerk, missing: number) {
  const actor = life.as(clerk);
  const { balance, waiting } = await findDrawer(life.deps.db, actor.id);
  const { expected } = countedDay({ balance, waiting, counted: 0 });
  if (expected > 0) {
    const notes = notesOf(expected / 100 - missing);
    const because = missing > 0 ? { because: 'A note too many was given back in the morning.' } : {};
    await run(life.deps, actor, closeTill, { notes, ...because });
  }
}

/** Tills: opened in the morning, counted in the evening; once fifty taka are missing. */
export const tills: readonly Step[] = Array.from({ length: 42 }, (_, place) => place - 42).flatMap((day) =>
  clerks.flatMap((clerk, order): Step[] => [
    {
      day,
      at: `09:5${order}`,
      do: async (life) =>
        weekday(life.dayAt(day)) === friday
          ? undefined
          : run(life.deps, life.as(clerk), openTill, { float: float * 100 }),
    },
    {
      day,
      at: `19:1${order}`,
      do: (life) => close(life, clerk, day === -11 && clerk === 'nusrat' ? 50 : 0),
    },
  ]),
);
