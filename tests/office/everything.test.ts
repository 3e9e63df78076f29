import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#features/everything/catalogue.data.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { listTables } from '#platform/backup/tables.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { sealText, sealWith } from '#platform/sealed-columns/seal-text.ts';
import { tidyAway } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { zipOfBytes } from '#platform/zip/zip-of-bytes.ts';
import { sealedTables } from '#sealed-tables.ts';
import { differences, listFiles } from './everything-compared.ts';
import { type Instance, instance, packed, readBack, unzipped, zipped } from './everything-world.ts';

const key = randomBytes(32);
const planted = {
  password: 'argon2-planted-hash-of-a-password',
  session: 'planted-session-0000000000000001',
  refresh: 'planted-refresh-token-hash-000002',
  code: 'planted-code-hash-00000000000003',
  invitation: 'planted-invitation-hash-00000004',
  bkash: 'planted-bkash-token-000000000005',
  preview: 'planted-preview-secret-000000006',
  letter: 'planted-link-of-a-password-letter-7',
  push: 'https://push.example/planted-device-8',
};

/** Secrets of accounts, devices and providers, as the program stores them. */
async function plantSecrets(database: OpenDatabase): Promise<void> {
  const rows = await database.rows(`SELECT uid FROM users WHERE email = 'owner@example.com'`);
  const uid = rows[0]?.uid;
  const put = (statement: string, ...values: unknown[]) => database.rows(statement, values);
  await put('UPDATE provider_accounts SET password_hash = $1', planted.password);
  await put(
    `INSERT INTO user_sessions (id, uid, signed_in_at, renewed_at) VALUES ($1, $2, now(), now())`,
    planted.session,
    uid,
  );
  await put(
    `INSERT INTO provider_sessions (id, uid, method, signed_in_at, started_at, renewed_at)
     VALUES ($1, $2, 'password', now(), now(), now())`,
    planted.session,
    uid,
  );
  await put(
    `INSERT INTO provider_refresh_tokens (hash, session_id, issued_at) VALUES ($1, $2, now())`,
    planted.refresh,
    planted.session,
  );
  await put(
    `INSERT INTO bkash_tokens (account, id_token, granted_at, expires_at, asked)
     VALUES ('one', $1, now(), now(), '[]')`,
    sealText(planted.bkash),
  );
  await put(
    `INSERT INTO preview_keys (id, secret, created_at) VALUES (1, $1, now())`,
    sealText(planted.preview),
  );
  await put(
    `INSERT INTO push_subscriptions (id, uid, session_id, endpoint, p256dh, auth, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $3, $3, now())`,
    uid,
    planted.session,
    sealText(planted.push),
  );
  await put(
    `INSERT INTO messages (id, message_id, event, to_address, language, subject, html, text, state, next_attempt_at, created_at)
     VALUES (gen_random_uuid(), '<p@x>', 'identity.password-reset', 'a@b.example', 'en', 'x', $1, $1, 'waiting', now(), now())`,
    sealText(planted.letter),
  );
}

let there: Instance;
let here: Instance;
let zip: Buffer;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  sealWith(testDataKey);
  there = await instance('demo');
  await plantSecrets(there.database);
  zip = await packed(there, testDataKey);
  files = await unzipped(zip);
  here = await instance('none');
}, 240_000);

afterAll(async () => {
  sealWith(testDataKey);
  await there.database.close();
  await here.database.close();
});

describe('Everything of an agency', () => {
  test('each table of the program is taken along or stays for a reason, and what is sealed is known', async () => {
    const tables = await there.database.transaction(listTables);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(catalogue).toSorted());
    expect(tables.length).toBeGreaterThan(100);
    for (const { table, columns } of sealedTables) {
      const symbols = Object.getOwnPropertySymbols(table).find((each) => each.description === 'drizzle:Name');
      const name = symbols === undefined ? '' : String(Reflect.get(table, symbols));
      const entry = catalogue[name];
      expect(entry, name).toBeDefined();
      if (entry !== undefined && !('left' in entry)) {
        expect([...(entry.sealed ?? [])].toSorted(), name).toEqual(
          columns.map((each) => each.name).toSorted(),
        );
      }
    }
    const pointing = await there.database.rows(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'file_id'`,
    );
    const { where = '' } = { where: '', ...catalogue.private_files };
    for (const name of pointing.map((row) => String(row.name))) {
      const stays = 'left' in (catalogue[name] ?? {});
      expect(where.includes(`FROM ${name}`), name).toBe(!stays);
    }
  });

  test('holds no secret of an account, a device or a provider in any of its bytes', () => {
    expect(files.size).toBeGreaterThan(150);
    for (const [path, bytes] of files) {
      const text = Buffer.from(bytes);
      for (const secret of Object.values(planted)) {
        expect(text.includes(secret), `${secret} in ${path}`).toBe(false);
      }
      expect(text.includes('sealed:1:'), path).toBe(false);
    }
  });

  test('has lists with heads, whose cells are no formulas', () => {
    const lists = [...files.keys()].filter((path) => path.startsWith('lists/'));
    expect(lists.length).toBeGreaterThan(15);
    for (const path of lists) {
      const lines = Buffer.from(files.get(path) ?? [])
        .toString('utf8')
        .split('\r\n');
      expect(lines[0]?.length, path).toBeGreaterThan(10);
      expect(lines.length, path).toBeGreaterThan(2);
      expect(
        lines.filter((line) => /^[=+\-@\t]\D/.test(line)),
        path,
      ).toEqual([]);
    }
  });

  const changed = async (change: (all: Map<string, Uint8Array>) => void, level?: 1) => {
    const all = new Map(files);
    change(all);
    return zipped(all, level);
  };
  const manifestOf = (all: Map<string, Uint8Array>, change: (text: string) => string) =>
    all.set('manifest.json', Buffer.from(change(Buffer.from(all.get('manifest.json') ?? []).toString())));

  test('is refused when a byte, a row, a file or its end is another one, and nothing is written', async () => {
    const line = Buffer.from('{"address":"+8801700000000"}\n');
    const path = 'data/sample_contacts.jsonl';
    const short = Buffer.from(files.get(path) ?? []);
    const bad: Record<string, Uint8Array> = {
      'cut off': zip.subarray(0, zip.length - 5_000),
      'a changed row': await changed((all) => all.set(path, Buffer.concat([short.subarray(0, -30), line]))),
      'a row more': await changed((all) => all.set(path, Buffer.concat([short, line]))),
      'a file more': await changed((all) => all.set('files/private/stranger', line)),
      'a file less': await changed((all) => all.delete(path)),
      'a path out of it': await changed((all) => all.set('../data.key', line)),
      'an absolute path': await changed((all) => all.set('/data.key', line)),
      'another sum of the ledger': await changed((all) =>
        manifestOf(all, (text) => text.replace(/("account": "1010",\s+"amount": )(-?)(\d+)/, '$1$29$3')),
      ),
      'more rows said': await changed((all) =>
        manifestOf(all, (text) => text.replace(/"rows": 75\b/, '"rows": 76')),
      ),
      'a password said': await changed((all) =>
        manifestOf(all, (text) => text.replace('"last_login_at"', '"password_hash"')),
      ),
    };
    for (const [what, bytes] of Object.entries(bad)) {
      await expect(readBack(here, zipOfBytes(bytes), key), what).rejects.toMatchObject({
        code: 'everything.damaged',
      });
    }
    const other = zipOfBytes(await zipped(new Map([['a.txt', line]])));
    await expect(readBack(here, other, key)).rejects.toMatchObject({ code: 'everything.not-ours' });
    const newer = await changed((all) =>
      manifestOf(all, (text) => text.replace(/"migration": "\d{4}/, '"migration": "9999')),
    );
    await expect(readBack(here, zipOfBytes(newer), key)).rejects.toMatchObject({ code: 'everything.newer' });
    const older = await changed((all) =>
      manifestOf(all, (text) => text.replace(/"migration": "\d{4}/, '"migration": "0001')),
    );
    await expect(readBack(here, zipOfBytes(older), key)).rejects.toMatchObject({
      code: 'everything.too-old',
    });
    expect(await here.database.rows('SELECT count(*)::int AS n FROM customers')).toEqual([{ n: 0 }]);
  }, 240_000);

  test('that unpacks to more than it says is refused before it is unpacked', async () => {
    const bomb = await changed((all) => all.set('data/themes.jsonl', Buffer.alloc(64 * 1024 * 1024, 10)), 1);
    expect(bomb.length).toBeLessThan(zip.length + 1_000_000);
    await expect(readBack(here, zipOfBytes(bomb), key)).rejects.toMatchObject({ code: 'everything.damaged' });
  }, 120_000);

  test('is refused where something stands already, and says what', async () => {
    await expect(readBack(there, zipOfBytes(zip), testDataKey)).rejects.toMatchObject({
      code: 'everything.not-empty',
      details: { standing: expect.arrayContaining([{ kind: 'orders', count: 56 }]) },
    });
  }, 120_000);

  test('that breaks off in the middle leaves nothing', async () => {
    const written: string[] = [];
    const died = new Error('The connection was cut.');
    sealWith(key);
    const attempt = readBack(here, zipOfBytes(zip), key, {
      written,
      last: () => {
        throw died;
      },
    });
    await expect(attempt).rejects.toBe(died);
    expect(written.length).toBeGreaterThan(50);
    for (const key of written) {
      await tidyAway(here.storage, key);
    }
    expect([...here.storage.files.keys()].filter((path) => path.startsWith('private/'))).toEqual([]);
    for (const table of ['customers', 'orders', 'ledger_entries', 'private_files', 'messages', 'documents']) {
      expect(await here.database.rows(`SELECT count(*)::int AS n FROM ${table}`), table).toEqual([{ n: 0 }]);
    }
    expect(await here.database.rows('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
    const off = await here.database.rows(
      `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'`,
    );
    expect(off).toEqual([]);
  }, 120_000);
});

describe('Read back on an empty instance with another key, everything', () => {
  let done: Awaited<ReturnType<typeof readBack>>;
  beforeAll(async () => {
    sealWith(key);
    done = await readBack(here, zipOfBytes(zip), key);
  }, 120_000);

  test('is the same, table by table, sum by sum, file by file', async () => {
    expect(await differences(there, here, key)).toEqual([]);
    const [theirs, ours] = [await listFiles(there, testDataKey), await listFiles(here, key)];
    expect(theirs.size).toBeGreaterThan(90);
    expect(ours).toEqual(theirs);
    expect(done.files).toBe(theirs.size);
  });

  test('opens to a customer by their old link, and to no other', async () => {
    const [order] = await here.database.rows('SELECT reference, token FROM orders ORDER BY id LIMIT 1');
    const line = Buffer.from(files.get('data/orders.jsonl') ?? [])
      .toString()
      .split('\n')
      .find((each) => each.includes(String(order?.reference)));
    const token = /"token":"([^"]+)"/.exec(line ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(await findByToken(here.deps.db, token, dhakaDate(here.now))).toMatchObject({
      reference: order?.reference,
    });
  });

  test('leaves the owner who read it back the owner, and colleagues without a right until they are invited', async () => {
    const users = await here.database.rows(
      'SELECT email, role, email_verified AS proved FROM users ORDER BY created_at',
    );
    expect(users.filter(({ role }) => role === 'owner')).toEqual([
      { email: 'owner@example.com', role: 'owner', proved: true },
    ]);
    expect(users.length).toBe(8);
    expect(done.colleagues.map(({ role }) => role)).toContain('manager');
    expect(users.some(({ email }) => email === 'owner+before@example.com')).toBe(true);
  });

  test('sends nothing again, and what was waiting is stopped', async () => {
    expect(done.stopped).toBe(1);
    expect(await here.database.rows(`SELECT 1 FROM messages WHERE state = 'waiting'`)).toEqual([]);
    expect(await here.database.rows('SELECT 1 FROM outbox')).toEqual([]);
  });

  test('goes on with its numbers, and its ledger takes entries by the rules as before', async () => {
    const next = await here.database.rows(
      `SELECT nextval('ledger_entries_number_seq') AS n, max(number) AS last FROM ledger_entries`,
    );
    expect(Number(next[0]?.n)).toBe(Number(next[0]?.last) + 1);
    await expect(here.database.rows('DELETE FROM ledger_postings')).rejects.toThrow();
    await expect(here.database.rows('DELETE FROM activity')).rejects.toThrow();
    const log = await here.database.rows('SELECT action FROM activity ORDER BY id DESC LIMIT 1');
    expect(log).toEqual([{ action: 'imports.take-over' }]);
  });

  test('taken out again is the same again', async () => {
    const again = await unzipped(await packed(here, key));
    const hash = (bytes: Uint8Array | undefined) =>
      createHash('sha256')
        .update(bytes ?? Buffer.from('none'))
        .digest('hex');
    const other = ['users', 'activity', 'messages', 'provider_accounts', 'sealed_keys'].map(
      (name) => `data/${name}.jsonl`,
    );
    const differing = [...files.keys()].filter(
      (path) =>
        path.startsWith('data/') && !other.includes(path) && hash(again.get(path)) !== hash(files.get(path)),
    );
    expect(differing).toEqual([]);
  }, 120_000);
});
