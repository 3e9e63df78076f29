/** Tags that are dropped together some seconds after the first of them begin so. */
const mark = 'coalesced:';

/**
 * A tag whose pages may be some seconds old: what changes often, such as the seats left, mustn't have pages made anew at
 * each change. `table` is what was written: answers of the database that don't read it stay.
 */
export const coalesced = (table: string, tag: string) => `${mark}${table}:${tag}`;

/** The table and the tag itself, or undefined for a tag that is dropped at once. */
export function coalescedPart(tag: string): { readonly table: string; readonly tag: string } | undefined {
  if (!tag.startsWith(mark)) {
    return undefined;
  }
  const rest = tag.slice(mark.length);
  const colon = rest.indexOf(':');
  return { table: rest.slice(0, colon), tag: rest.slice(colon + 1) };
}
