import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { addressOf, sampleEnquiry } from './sample-enquiry.ts';
import { randomOf } from './writer.ts';

export interface SenderFigures {
  readonly kills: number;
  /** Enquiries that got a reference. */
  readonly acked: number;
  /** Tries that got no answer, or one that said to come again. */
  readonly unanswered: number;
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  /** The longest until the program was ready again after a kill, ms. */
  readonly slowestStart: number;
}

const answer = z.object({ reference: z.string(), path: z.string() });

/** What must hold afterwards, as a statement that finds what breaks it. */
const invariants: Readonly<Record<string, string>> = {
  'nothing is there twice': 'SELECT message FROM enquiries GROUP BY message HAVING count(*) > 1',
  'each has one first line of history': `SELECT e.id FROM enquiries e LEFT JOIN enquiry_events h
    ON h.enquiry_id = e.id AND h.happened = 'sent' GROUP BY e.id HAVING count(h.id) <> 1`,
  'each has one log entry': `SELECT e.id FROM enquiries e LEFT JOIN activity a
    ON a.subject_id = e.id::text AND a.action = 'enquiries.send' GROUP BY e.id HAVING count(a.id) <> 1`,
  'each has one confirmation': `SELECT e.id FROM enquiries e LEFT JOIN messages m
    ON m.to_address = e.email AND m.event = 'enquiry.received' GROUP BY e.id HAVING count(m.id) <> 1`,
  'each has one notice': `SELECT 1 FROM (SELECT count(*) AS n FROM enquiries) e,
    (SELECT count(*) AS n FROM messages WHERE event = 'enquiry.notice') m WHERE e.n <> m.n`,
};

/**
 * Many clients send enquiries to the built program, each again with the same key until it gets a reference, while the
 * program is killed at random moments and started again.
 * @param databaseUrl PostgreSQL; absent: the embedded database.
 */
export async function killUnderSenders(options: {
  readonly enquiries: number;
  readonly clients: number;
  readonly kills: number;
  readonly seed: number;
  readonly databaseUrl?: string;
}): Promise<SenderFigures> {
  const random = randomOf(options.seed);
  const directory = await emptyDirectory();
  const place = {
    DATA_DIR: directory,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
  };
  // Behind a proxy, so that each comes from an address of its own: limits aren't what is looked at here.
  const start = () => startBuilt({ ...place, SEED: 'none', TRUSTED_PROXIES: '1' });
  const acks = new Map<number, string>();
  const broken: string[] = [];
  let unanswered = 0;
  let next = 0;
  let slowestStart = 0;
  let server: BuiltServer | undefined = await start();
  await server.ready;

  async function sendOnce(number: number): Promise<string | undefined> {
    try {
      const response = await fetch(`${server?.url}/api/enquiries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number),
        },
        body: JSON.stringify(sampleEnquiry(number)),
        signal: AbortSignal.timeout(15_000),
      });
      if (response.status === 201) {
        return answer.parse(await response.json()).reference;
      }
      if (response.status !== 503) {
        broken.push(`Number ${number} was answered ${response.status}: ${await response.text()}`);
      }
    } catch {
      // The program went away under it.
    }
    return undefined;
  }

  async function client(): Promise<void> {
    while (next < options.enquiries) {
      const number = next;
      next += 1;
      for (;;) {
        const reference = await sendOnce(number);
        if (reference !== undefined) {
          acks.set(number, reference);
          // Some browsers send once more although they were answered.
          if (random() < 0.1) {
            const again = await sendOnce(number);
            if (again !== undefined && again !== reference) {
              broken.push(`Number ${number} is ${reference} and ${again}`);
            }
          }
          break;
        }
        unanswered += 1;
        await delay(50);
      }
    }
  }

  const clients = Array.from({ length: options.clients }, client);
  let done = 0;
  try {
    while (done < options.kills) {
      // Spread over the work: the next kill comes when its share of the enquiries has been answered.
      const share = ((done + random()) / options.kills) * options.enquiries * 0.95;
      while (acks.size < share) {
        await delay(5);
      }
      await delay(random() * 150);
      await server?.end('SIGKILL');
      done += 1;
      server = await start();
      slowestStart = Math.max(slowestStart, await server.ready);
    }
    await Promise.all(clients);
    await server?.end('SIGKILL');
    server = undefined;
    const { database } = await openDatabase(place, 'judge');
    const rows = await database.rows('SELECT reference, message FROM enquiries');
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    const lost = [...acks].filter(
      ([number, reference]) => byReference.get(reference)?.message !== `Enquiry number ${number}.`,
    );
    for (const [name, statement] of Object.entries(invariants)) {
      const found = await database.rows(statement);
      if (found.length > 0) {
        broken.push(`${name}: ${found.length} times`);
      }
    }
    if (rows.length !== options.enquiries) {
      broken.push(`${rows.length} are there of ${options.enquiries}`);
    }
    await database.close();
    return {
      kills: done,
      acked: acks.size,
      unanswered,
      lost: lost.map(([number, reference]) => `${number} ${reference}`),
      broken,
      slowestStart,
    };
  } finally {
    next = options.enquiries;
    await server?.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}
