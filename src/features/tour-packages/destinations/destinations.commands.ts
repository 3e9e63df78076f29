import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { findDocumentsWith } from '#features/documents/usage/usage.queries.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { key } from '#platform/text.contract.ts';
import { destination, removedDestination } from '../tour-packages.contract.ts';
import { destinations, tourPackagesLive } from '../tour-packages.table.ts';

/** Any page may name a place. */
const namedBy = 'settings';

/** Adds a place that packages can name, or changes its names and position; pages that name it show them at once. */
export const putDestination = command({
  name: 'destinations.put',
  permission: 'documents.publish',
  input: destination,
  output: destination,
  run: async ({ tx, log, touch }, place) => {
    const [before] = await tx.select().from(destinations).where(eq(destinations.key, place.key));
    const { key: _key, ...changed } = place;
    await tx
      .insert(destinations)
      .values(place)
      .onConflictDoUpdate({ target: destinations.key, set: changed });
    log({
      subjectKind: 'destinations',
      subjectId: place.key,
      difference: before === undefined ? { after: place } : { before, after: place },
    });
    touch(namedBy);
    return place;
  },
});

/**
 * Removes a place.
 * @throws Failure not-found; conflict `destinations.used` with the packages that name it, in what is live or in the newest version.
 */
export const removeDestination = command({
  name: 'destinations.remove',
  permission: 'documents.publish',
  input: z.strictObject({ key }),
  output: removedDestination,
  refusals: { 404: 'There is no such place.', 409: 'Packages name it.' },
  run: async ({ tx, log, touch }, { key: gone }) => {
    const inFacts = (facts: AnyPgColumn) => sql`(${facts} -> 'destinations' ? ${gone}
      OR ${facts} -> 'route' @> ${JSON.stringify([{ destination: gone }])}::jsonb)`;
    const { count, slugs } = await findDocumentsWith(tx, 'tour-package', tourPackagesLive, inFacts);
    if (count > 0) {
      throw new Failure('conflict', 'destinations.used', 'Packages name this place.', [], {
        packages: slugs,
      });
    }
    const [removed] = await tx.delete(destinations).where(eq(destinations.key, gone)).returning();
    if (!removed) {
      throw new Failure('not-found', 'destinations.not-found', 'There is no such place.');
    }
    log({ subjectKind: 'destinations', subjectId: gone, difference: { before: removed } });
    touch(namedBy);
    return { key: gone };
  },
});
