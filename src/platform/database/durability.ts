import type { OpenDatabase } from './database.ts';

export interface Durability {
  /** Whether acknowledged writes survive a power cut. */
  readonly survivesPowerCut: boolean;
  /** For the log. */
  readonly words: string;
}

/** How durable an acknowledged write is, by the server's settings. */
export async function durabilityOf(database: OpenDatabase): Promise<Durability> {
  const rows = await database.rows(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'server_version') ORDER BY name`,
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].filter(
    (name) => settings.get(name) === 'off',
  );
  const server = `PostgreSQL ${settings.get('server_version')}`;
  return off.length === 0
    ? { survivesPowerCut: true, words: `${server}: what is saved survives a killed process and a power cut.` }
    : {
        survivesPowerCut: false,
        words: `${server}: ${off.join(' and ')} ${off.length === 1 ? 'is' : 'are'} off, so a power cut can lose what was saved. Switch ${off.length === 1 ? 'it' : 'them'} on.`,
      };
}
