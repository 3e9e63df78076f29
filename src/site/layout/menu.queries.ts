import { and, arrayContains, eq } from 'drizzle-orm';
import type { Sells } from '#features/site-settings/sells.contract.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** What the menu leads to, besides the pages that every agency has. */
export interface SiteMenu {
  readonly visas: boolean;
  readonly airTickets: boolean;
  readonly domestic: boolean;
  readonly international: boolean;
  readonly umrah: boolean;
}

/** What is sold and has something to show; an agency that hasn't said what it sells has no line of its own for Umrah. */
export async function findMenu(db: ReadDatabase, sells: Sells | undefined): Promise<SiteMenu> {
  const { market, themes } = liveTourPackages;
  const markets = await db.selectDistinct({ market }).from(liveTourPackages);
  const has = (wanted: 'domestic' | 'international') => markets.some((each) => each.market === wanted);
  const guides = await db.select({ id: liveVisas.documentId }).from(liveVisas).limit(1);
  const umrah = await db
    .select({ id: liveTourPackages.documentId })
    .from(liveTourPackages)
    .where(and(eq(market, 'international'), arrayContains(themes, ['umrah'])))
    .limit(1);
  return {
    visas: sells?.visas !== false && guides.length > 0,
    airTickets: sells?.airTickets !== false,
    domestic: sells?.domestic !== false && has('domestic'),
    international: sells?.international !== false && has('international'),
    umrah: sells?.umrah === true && umrah.length > 0,
  };
}
