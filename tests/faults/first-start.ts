import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { startBuilt } from './built-server.ts';
import { randomOf } from './writer.ts';

export interface FirstStarts {
  /** The first start on an empty directory until it is ready, demo agency and all, ms. */
  readonly untilReady: number;
  readonly kills: number;
  /** The last start after the kills, ms. */
  readonly afterKills: number;
  readonly pages: number;
  readonly pagesAfterKills: number;
}

const pagesOf = async (url: string) =>
  (await (await fetch(`${url}/sitemap.xml`)).text()).split('<url>').length - 1;

/** Starts the built program on empty directories: undisturbed, and killed at random moments before it is ready. */
export async function firstStarts({ kills, seed }: { kills: number; seed: number }): Promise<FirstStarts> {
  const random = randomOf(seed);
  const quiet = await emptyDirectory();
  const disturbed = await emptyDirectory();
  try {
    const undisturbed = await startBuilt({ DATA_DIR: quiet });
    const untilReady = await undisturbed.ready;
    const pages = await pagesOf(undisturbed.url);
    await undisturbed.end('SIGKILL');
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startBuilt({ DATA_DIR: disturbed });
      await delay(random() * untilReady * 0.9);
      await server.end('SIGKILL');
    }
    const last = await startBuilt({ DATA_DIR: disturbed });
    const afterKills = await last.ready;
    const pagesAfterKills = await pagesOf(last.url);
    await last.end('SIGKILL');
    return { untilReady, kills, afterKills, pages, pagesAfterKills };
  } finally {
    await rm(quiet, { recursive: true, force: true });
    await rm(disturbed, { recursive: true, force: true });
  }
}
