import type { ReadDatabase } from '../database/database.ts';
import type { Hit } from './lookup.contract.ts';
import type { Asked } from './lookup.rules.ts';

/** What a feature has to be found: it finds its own, for who has its permission. */
export interface LookupSource {
  readonly permission: string;
  readonly find: (db: ReadDatabase, asked: Asked) => Promise<readonly Hit[]>;
}
