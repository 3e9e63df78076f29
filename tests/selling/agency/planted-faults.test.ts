import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from './planted-faults.data.ts';

test('every fault that the simulated agency has to find can be planted', async () => {
  const faults = Object.entries(plantedFaults);
  expect(faults.length).toBeGreaterThanOrEqual(10);
  for (const [name, { file, from, to }] of faults) {
    const text = await readFile(join(import.meta.dirname, '../../..', file), 'utf8');
    expect(text.split(from).length - 1, name).toBe(1);
    expect(text.includes(to), name).toBe(false);
  }
});
