import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#platform/free-port.ts';
import { makeClockedDatabase } from '#platform/testing/data-directory.ts';
import { clocksOff } from '#platform/testing/stated-day.ts';
import { type OpenidServer, openidClient, startOpenidProvider } from '../identity/openid-provider.ts';
import { copyDemoData } from './demo-data.ts';
import { type Account, owner } from './staff-accounts.ts';

const root = join(import.meta.dirname, '../..');

/** The built program on its own database with the demo agency, and a local OpenID provider instead of Google. */
export interface OwnProgram {
  readonly url: string;
  readonly google: OpenidServer;
  /** The first owner. */
  readonly owner: Account;
  /** Waits for the link in the newest mail of a kind to an address. */
  linkIn(kind: RegExp, to: string): Promise<string>;
  /** Stops it, and starts it again so many days later, with the same data. */
  later(days: number): Promise<void>;
  stop(): Promise<void>;
}

/** The text part of a mail file, decoded as far as its link needs. */
const readable = (eml: string) => eml.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/**
 * Starts it; the caller stops it.
 * @param settings environment variables, such as a mail server; with a SEED it starts for the first time, on an empty database
 */
export async function startOwnProgram(settings: Readonly<Record<string, string>> = {}): Promise<OwnProgram> {
  const [port, googlePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const google = await startOpenidProvider(googlePort, `${url}/identity/google/callback`);
  const directory = mkdtempSync(join(tmpdir(), 'shofor-journey-'));
  if (settings.SEED === undefined) {
    copyDemoData(directory);
  } else if (process.env.CLOCK_AHEAD_MS !== undefined) {
    await makeClockedDatabase(directory);
  }
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const program = spawn(process.execPath, [join(root, 'build/server/index.js')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: directory,
        SEED: 'site',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        GOOGLE_CLIENT_ID: openidClient.id,
        GOOGLE_CLIENT_SECRET: openidClient.secret,
        GOOGLE_ISSUER: google.issuer,
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(program, 'exit');
    const ready = () =>
      fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
    while (!(await ready())) {
      if (program.exitCode !== null) {
        throw new Error(`The program ended with ${program.exitCode} before it was ready.`);
      }
      await delay(200);
    }
    return async () => {
      program.kill('SIGTERM');
      await ended;
    };
  };
  let end = await start();
  const later = async (days: number) => {
    await end();
    end = await start(clocksOff(days * 86_400_000));
  };
  const stop = async () => {
    await end();
    await google.close();
    rmSync(directory, { recursive: true, force: true });
  };
  const letters = join(directory, 'mail');
  const linkIn = async (kind: RegExp, to: string) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const names = existsSync(letters) ? readdirSync(letters).filter((name) => name.endsWith('.eml')) : [];
      const found = names
        .filter((name) => kind.test(name))
        .sort()
        .reverse()
        .map((name) => readable(readFileSync(join(letters, name), 'utf8')))
        .find((letter) => new RegExp(`^To:.*${to.replace(/[.+]/g, '\\$&')}`, 'm').test(letter));
      const link = /https?:\/\/\S+\/identity\?[^\s"<>]+/.exec(found ?? '')?.[0];
      if (link) {
        return link;
      }
      await delay(100);
    }
    throw new Error(`No letter ${kind} to ${to} was written.`);
  };
  return { url, google, owner, linkIn, later, stop };
}
