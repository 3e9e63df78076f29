import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { sampleData } from '../journeys/sample-data.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { type BuiltProgram, startBuilt } from './built-program.ts';
import { generateLoad } from './load-generator.ts';
import { together, treeMemoryOf } from './process-figures.ts';
import { printTable } from './table.ts';

/** MB of program and database together. */
const goals = { ready: 300, peak: 500, calm: 350 };

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
 * Memory of the built program with the demo agency and of its embedded database, proportional set size in MB, at rest and after
 * work. Linux only.
 * @returns what misses its goal, in words.
 */
export async function benchMemory(): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-memory-'));
  // Without the lock of the program that filled it: a socket can't be copied.
  const filter = (path: string) => !path.endsWith('/lock');
  await cp(await sampleData(), directory, { recursive: true, filter });
  const variables = { DATA_DIR: directory, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  // The first start fills the database and creates the owner; the second is the usual one.
  await startBuilt(variables).then((program) => program.stop());
  const program = await startBuilt(variables);
  const rows: string[][] = [];
  const missed: string[] = [];
  let peak = 0;
  const look = () => {
    const memory = treeMemoryOf([program.pid]);
    peak = Math.max(peak, together(memory));
    return memory;
  };
  const looking = setInterval(look, 500);
  const note = (what: string, goal: number) => {
    const memory = look();
    const sum = together(memory);
    rows.push([
      what,
      ...[memory.program, memory.database, sum, peak].map((mb) => mb.toFixed(0)),
      String(goal),
    ]);
    if (sum > goal) {
      missed.push(`memory ${what}: ${sum.toFixed(0)} MB, goal ${goal}`);
    }
  };
  try {
    note('ready', goals.ready);
    await delay(10_000);
    note('10 s later', goals.ready);
    for (let number = 0; number < pages; number += 1) {
      const response = await fetch(`${program.url}/packages/domestic?pricefrom=${1_000 + number}`);
      await response.arrayBuffer();
    }
    note(`after ${pages} pages`, goals.peak);
    const token = await accessToken(program);
    for (let number = 0; number < uploads; number += 1) {
      await upload(program, token, number);
    }
    note(`after ${uploads} uploads of 8 MB`, goals.peak);
    await generateLoad({ url: program.url, ...flood, template: '/search?q=beach+{n}' });
    note('after a flood of searches', goals.peak);
    await delay(calmSeconds * 1_000);
    note(`${calmSeconds} s later`, goals.calm);
    if (peak > goals.peak) {
      missed.push(`memory at the peak: ${peak.toFixed(0)} MB, goal ${goals.peak}`);
    }
  } finally {
    clearInterval(looking);
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
  console.log('\nMemory of program and embedded database, MB, proportional set size\n');
  printTable(['', 'program', 'database', 'together', 'highest so far', 'goal'], rows);
  return missed;
}
