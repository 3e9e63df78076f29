import { z } from 'zod';
import { type SiteSettings, siteSettings } from '#features/site-settings/site-settings.contract.ts';
import { actor } from '../documents/documents-client.ts';
import { request } from './request.ts';

const version = z.object({
  version: z.number(),
  updatedAt: z.string(),
  updatedBy: actor,
  settings: siteSettings,
});
export type SettingsVersion = z.infer<typeof version>;

export interface ReadSettings extends SettingsVersion {
  readonly etag: string;
}

const withTag = ({ data, etag }: { data: SettingsVersion; etag: string | null }): ReadSettings => ({
  ...data,
  etag: etag ?? `"${data.version}"`,
});

/** Everything the agency says of itself, with the version it is. */
export const readSettings = async (signal: AbortSignal): Promise<ReadSettings> =>
  withTag(await request(version, '/settings', { signal }));

/** Replaces the settings. @throws ApiProblem settings.changed with what was saved meanwhile */
export const saveSettings = async (settings: SiteSettings, etag: string): Promise<ReadSettings> =>
  withTag(await request(version, '/settings', { method: 'PUT', body: settings, ifMatch: etag }));

const conflict = z.object({
  savedBy: actor,
  savedAt: z.string(),
  changes: z.array(z.unknown()),
  version: z.number(),
});

/** What a refused save says of the one that came before; undefined for other problems. */
export const conflictIn = (details: Readonly<Record<string, unknown>>) => conflict.safeParse(details).data;
