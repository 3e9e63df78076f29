// npm run faults -- starts: first starts of the built program, one undisturbed and 50 that are killed before they are ready.
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { startBuilt } from './built-server.ts';
import { randomOf } from './writer.ts';

const pagesOf = async (url: string) =>
  (await (await fetch(`${url}/sitemap.xml`)).text()).split('<url>').length - 1;

const kills = 50;
const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
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
  console.log(
    `Ready after ${untilReady} ms with ${pages} pages; after ${kills} kills after ${afterKills} ms with ${pagesAfterKills} pages`,
  );
  process.exitCode = pages < 100 || pages !== pagesAfterKills ? 1 : 0;
} finally {
  await rm(quiet, { recursive: true, force: true });
  await rm(disturbed, { recursive: true, force: true });
}
