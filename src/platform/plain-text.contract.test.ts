import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainLine, plainLines } from './plain-text.contract.ts';

test('the API describes the length that it takes', () => {
  for (const schema of [plainLine(80), plainLines(80)]) {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ maxLength: 80 });
    expect(schema.safeParse('a'.repeat(80)).success).toBe(true);
    expect(schema.safeParse('a'.repeat(81)).success).toBe(false);
    // Blanks that are taken out don't count.
    expect(schema.safeParse(`${'a'.repeat(80)}${' '.repeat(80)}`).success).toBe(true);
  }
});
