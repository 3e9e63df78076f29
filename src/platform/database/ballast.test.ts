import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freeBallast, makeBallast } from './ballast.ts';

describe('the ballast', () => {
  test('takes its room on the disk, again when some of it is gone, and stays while the disk has room', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'shofor-ballast-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const bytes = 3_500_000;
    expect(await makeBallast(directory, bytes)).toBe(bytes);
    const { size, blocks } = await stat(join(directory, 'ballast'));
    expect(size).toBe(bytes);
    expect(blocks * 512).toBeGreaterThanOrEqual(bytes);
    await truncate(join(directory, 'ballast'), 1000);
    expect(await makeBallast(directory, bytes)).toBe(bytes);
    expect(await freeBallast(directory)).toBe(false);
    expect((await stat(join(directory, 'ballast'))).size).toBe(bytes);
  });
});
