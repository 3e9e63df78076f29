import { eq } from 'drizzle-orm';
import { findCover } from '#features/fares/covers/covers.queries.ts';
import { coverView } from '#features/fares/covers/covers.rules.ts';
import { cityIn } from '#features/fares/fares.queries.ts';
import { drawPaper } from '#features/papers/drawn/drawn-paper.gateway.ts';
import { isDrawn } from '#features/papers/papers.rules.ts';
import { papers } from '#features/papers/papers.table.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { DrawPaper } from '#platform/messages/attached-files.ts';

/** Draws the papers that messages name by their numbers, in the language of the message, as they stand now. */
export const paperDrawer =
  ({ db, siteUrl }: { readonly db: ReadDatabase; readonly siteUrl: string }): DrawPaper =>
  async ({ attachment, language }) => {
    const number = attachment ?? '';
    const [issued] = await db
      .select({ orderId: papers.orderId })
      .from(papers)
      .where(eq(papers.number, number));
    const found =
      issued && (await findPaper(db, { token: '', orderId: issued.orderId, number, language, siteUrl }));
    if (found === undefined || !isDrawn(found.kind)) {
      return undefined;
    }
    const { kind } = found;
    const cover = kind === 'ticket-cover' ? await findCover(db, number) : undefined;
    return drawPaper({
      ...found,
      kind,
      ...(cover && { cover: coverView(cover, { language, cityOf: cityIn(language) }) }),
    });
  };
