import { z } from 'zod';
import type { Place } from './nav.data.ts';

const key = 'office-last-pages';
const stored = z.record(z.string(), z.string());

function readLastPages(): Readonly<Record<string, string>> {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    // Written by another version, or by nobody of ours: every place opens at its first page.
    return {};
  }
}

/** The page of a place that this browser opened last, by its path; undefined before the first. */
export const lastPageOf = (place: Place['name']): string | undefined => readLastPages()[place];

/** Remembers at which page the place opens next. @param path of the page, without what was open on it */
export function rememberPage(place: Place['name'], path: string): void {
  localStorage.setItem(key, JSON.stringify({ ...readLastPages(), [place]: path }));
}
