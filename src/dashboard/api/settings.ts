import {
  type SettingsVersion,
  type SiteSettings,
  settingsConflict,
  settingsVersion,
} from '#features/site-settings/site-settings.contract.ts';
import { request } from './request.ts';

export interface ReadSettings extends SettingsVersion {
  readonly etag: string;
}

const withTag = ({ data, etag }: { data: SettingsVersion; etag: string | null }): ReadSettings => ({
  ...data,
  etag: etag ?? `"${data.version}"`,
});

/** The agency's settings, with their version. */
export const readSettings = async (signal: AbortSignal): Promise<ReadSettings> =>
  withTag(await request(settingsVersion, '/settings', { signal }));

/** Replaces the settings. @throws ApiProblem settings.changed with what was saved meanwhile */
export const saveSettings = async (settings: SiteSettings, etag: string): Promise<ReadSettings> =>
  withTag(await request(settingsVersion, '/settings', { method: 'PUT', body: settings, ifMatch: etag }));

/** What a refused save says of the one that came before; undefined for other problems. */
export const conflictIn = (details: Readonly<Record<string, unknown>>) =>
  settingsConflict.safeParse(details).data;
