import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { sampleData } from '../journeys/sample-data.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { type BuiltProgram, startBuilt } from './built-program.ts';
import { generateLoad } from './load-generator.ts';
import { memoryOf } from './process-figures.ts';
import { printTable } from './table.ts';

/** MB resident: idle, and peak. */
const goals = { embedded: { idle: 450, peak: 600 }, server: { idle: 250, peak: 400 } };

const pages = 1_000;
const uploads = 10;
const uploadBytes = 8 * 1024 * 1024;
const flood = { connections: 200, seconds: 15 };
/** The time to return to idle. */
const calmSeconds = 60;

async function accessToken({ url }: BuiltProgram): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor`,
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...owner, returnSecureToken: true }),
    },
  );
  const { idToken } = await signedIn.json();
  const response = await fetch(`${url}/jwt`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email: owner.email }),
  });
  return (await response.json()).token;
}

/** Photos are like noise: they hardly compress. One byte differs between uploads. */
async function photograph(number: number): Promise<Blob> {
  const side = Math.floor(Math.sqrt(uploadBytes / 3));
  const raw = { width: side, height: side, channels: 3 } as const;
  const noise = crypto.getRandomValues.bind(crypto);
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 65_536) {
    noise(pixels.subarray(at, Math.min(at + 65_536, pixels.length)));
  }
  pixels[0] = number;
  const png = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  return new Blob([Uint8Array.from(png)], { type: 'image/png' });
}

async function upload(program: BuiltProgram, token: string, number: number): Promise<void> {
  const form = new FormData();
  form.set('file', await photograph(number), `photograph-${number}.png`);
  const response = await fetch(`${program.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: program.url },
    body: form,
  });
  if (response.status !== 201) {
    throw new Error(`Upload ${number}: ${response.status} ${await response.text()}`);
  }
}

/**
 * Memory of the built program with the demo agency, in MB resident, at rest and after work. Linux only.
 * With DATABASE_URL (an empty database, which is then filled) it measures against that server, else the embedded one.
 * @returns what misses its goal, in words.
 */
export async function benchMemory(): Promise<string[]> {
  const server = process.env.DATABASE_URL;
  const goal = server ? goals.server : goals.embedded;
  const directory = await mkdtemp(join(tmpdir(), 'shofor-memory-'));
  if (!server) {
    // Without the lock of the program that filled it: a socket can't be copied.
    const filter = (path: string) => !path.endsWith('/lock');
    await cp(await sampleData(), directory, { recursive: true, filter });
  }
  const variables: Record<string, string> = {
    DATA_DIR: directory,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...(server ? { DATABASE_URL: server } : {}),
  };
  // The first start fills the database and creates the owner; the second is the usual one.
  await startBuilt(variables).then((program) => program.stop());
  const program = await startBuilt(variables);
  const rows: string[][] = [];
  const missed: string[] = [];
  const note = (what: string, most: number) => {
    const { now, peak } = memoryOf(program.pid);
    rows.push([what, now.toFixed(0), peak.toFixed(0)]);
    if (now > most) {
      missed.push(`memory ${what}: ${now.toFixed(0)} MB, goal ${most}`);
    }
  };
  try {
    note('ready', goal.peak);
    await delay(10_000);
    note('idle', goal.idle);
    for (let number = 0; number < pages; number += 1) {
      const response = await fetch(`${program.url}/packages/domestic?pricefrom=${1_000 + number}`);
      await response.arrayBuffer();
    }
    note(`after ${pages} pages`, goal.peak);
    const token = await accessToken(program);
    for (let number = 0; number < uploads; number += 1) {
      await upload(program, token, number);
    }
    note(`after ${uploads} uploads of 8 MB`, goal.peak);
    await generateLoad({ url: program.url, ...flood, template: '/search?q=beach+{n}' });
    note('after a flood of searches', goal.peak);
    await delay(calmSeconds * 1_000);
    note(`${calmSeconds} s later`, goal.idle);
    const { peak } = memoryOf(program.pid);
    if (peak > goal.peak) {
      missed.push(`memory at the peak: ${peak.toFixed(0)} MB, goal ${goal.peak}`);
    }
  } finally {
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
  console.log(`\nMemory with ${server ? 'a PostgreSQL server' : 'the embedded database'}, MB resident\n`);
  printTable(['', 'now', 'highest so far'], rows);
  return missed;
}
