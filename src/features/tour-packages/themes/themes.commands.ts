import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Market, market } from '#features/departures/departures.contract.ts';
import { choiceTag, listTag } from '#features/documents/page-tags.rules.ts';
import { findDocumentsWith } from '#features/documents/usage/usage.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { languages } from '#platform/language.ts';
import { key } from '#platform/text.contract.ts';
import { ownTheme, removedTheme } from '../tour-packages.contract.ts';
import { ownThemes, tourPackagesLive } from '../tour-packages.table.ts';
import { isBuiltIn } from './themes.contract.ts';

/** Of the pages whose filters and links name the themes of these markets. */
const namedBy = (markets: readonly Market[]): string[] =>
  [...new Set(markets)].flatMap((market) =>
    languages.flatMap((language) => [listTag(market, language), choiceTag(market, language)]),
  );

/** @throws Failure conflict `themes.used` while packages of these markets have the theme, live or in the newest version. */
async function refuseUsed(
  { tx }: CommandContext,
  theme: string,
  markets: readonly Market[] = market.options,
): Promise<void> {
  const inFacts = (facts: AnyPgColumn) =>
    and(sql`(${facts} -> 'themes' ? ${theme})`, inArray(sql`${facts} ->> 'market'`, [...markets])) ??
    sql`false`;
  const { count, slugs } = await findDocumentsWith(tx, 'tour-package', tourPackagesLive, inFacts);
  if (count > 0) {
    const details = { count, packages: slugs };
    throw new Failure('conflict', 'themes.used', 'Packages have this theme.', [], details);
  }
}

/**
 * Adds a theme of the agency's own, or changes its names and markets; the lists that name it show them at once.
 * @throws Failure conflict `themes.built-in`: the program's themes stay as they are. `themes.used` when it is taken from a
 * market whose packages have it: they would keep a theme that nobody can see or choose.
 */
export const putTheme = command({
  name: 'themes.put',
  permission: 'documents.publish',
  input: ownTheme,
  output: ownTheme,
  refusals: { 409: 'It comes with the program, or packages of a market that it loses have it.' },
  run: async (context, theme) => {
    const { tx, log, touch } = context;
    if (isBuiltIn(theme.key)) {
      throw new Failure('conflict', 'themes.built-in', 'This theme comes with the program.');
    }
    const [before] = await tx.select().from(ownThemes).where(eq(ownThemes.key, theme.key));
    const lost = (before?.markets ?? []).filter((each) => !theme.markets.includes(each));
    if (lost.length > 0) {
      await refuseUsed(context, theme.key, lost);
    }
    const { key: _key, ...changed } = theme;
    await tx.insert(ownThemes).values(theme).onConflictDoUpdate({ target: ownThemes.key, set: changed });
    log({
      subjectKind: 'themes',
      subjectId: theme.key,
      difference: before === undefined ? { after: theme } : { before, after: theme },
    });
    touch(...namedBy([...(before?.markets ?? []), ...theme.markets]));
    return theme;
  },
});

/**
 * Removes a theme of the agency's own.
 * @throws Failure not-found; conflict `themes.used` with how many packages have it and the first of them, live or in the newest version.
 */
export const removeTheme = command({
  name: 'themes.remove',
  permission: 'documents.publish',
  input: z.strictObject({ key }),
  output: removedTheme,
  refusals: { 404: 'There is no such theme.', 409: 'Packages have it.' },
  run: async (context, { key: gone }) => {
    const { tx, log, touch } = context;
    if (!isBuiltIn(gone)) {
      await refuseUsed(context, gone);
    }
    const [removed] = await tx.delete(ownThemes).where(eq(ownThemes.key, gone)).returning();
    if (!removed) {
      throw new Failure('not-found', 'themes.not-found', 'The agency has no such theme of its own.');
    }
    log({ subjectKind: 'themes', subjectId: gone, difference: { before: removed } });
    touch(...namedBy(removed.markets));
    return { key: gone };
  },
});
