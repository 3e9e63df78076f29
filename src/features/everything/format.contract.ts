import { z } from 'zod';

/** The version of the format. */
export const format = 1;

/** The oldest migration whose exports are read back: who moves data in a later one raises it. */
export const oldestMigration = '0120';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of the ZIP. */
const file = z.object({ path: z.string().max(400), bytes: z.int().min(0), sha256 });

/** A table, with its file `data/<name>.jsonl`: a row a line, an object by column. */
const table = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1),
  rows: z.int().min(0),
});

/** What is in the ZIP: its last file, `manifest.json`. */
export const manifest = z.object({
  program: z.literal('shofor'),
  format: z.literal(format),
  /** The last migration of the database that it comes from. */
  migration: z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/),
  madeAt: z.iso.datetime(),
  agency: z.string(),
  tables: z.array(table),
  /** Sums of the ledger by account, in poisha: the same again when it is read back. */
  ledger: z.array(z.object({ account: z.string(), amount: z.int() })),
  files: z.array(file),
  /** Pictures and private files that rows name and the storage didn’t have. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;

/** More than any agency has; a ZIP that unpacks to more is refused. */
export const zipLimits = {
  files: 200_000,
  bytes: 16 * 1024 ** 3,
  manifest: 64 * 1024 ** 2,
  line: 32 * 1024 ** 2,
};
