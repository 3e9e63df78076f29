import type { Life, Step } from './life.ts';
import { take } from './sale.ts';
import { agree, type Begun, begin } from './visa-case.ts';

/** A step in one line. */
export const step = (day: number, at: string, todo: (life: Life) => Promise<unknown>): Step => ({
  day,
  at,
  do: todo,
});

/** A case begins. */
export const begun = (day: number, at: string, of: Begun): Step => step(day, at, (life) => begin(life, of));

/** Who began on the site agrees to the price on the telephone, and pays all of it or a part. */
export const agreed = (day: number, at: string, name: string, taka: number | 'rest'): Step =>
  step(day, at, async (life) => {
    await agree(life, name);
    await take(life, name, 'nusrat', { day, at, method: 'bkash', taka });
  });

export const tourist = { kind: 'tourist' } as const;
