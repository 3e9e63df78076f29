import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { key } from '#platform/text.contract.ts';
import { ownTheme, themeList } from '../tour-packages.contract.ts';
import { putTheme, removeTheme } from './themes.commands.ts';
import { listThemes } from './themes.queries.ts';

/** The themes that an agency adds to those of the program. */
export const themeRoutes = routes('Documents', [
  reads(
    'GET /themes',
    {
      permission: 'documents.read',
      id: 'listThemes',
      summary: 'The themes of packages that the agency added to those of the program',
      answer: 'All themes.',
      output: themeList,
    },
    async (_, { db }) => ({ items: await listThemes(db) }),
  ),
  writes('PUT /themes/{key}', putTheme, {
    id: 'putTheme',
    summary: 'Adds a theme of packages, or changes its names and the markets it is for',
    path: { key },
    body: ownTheme.omit({ key: true }),
    example: {
      names: { en: 'Photography', bn: 'ফটোগ্রাফি' },
      markets: ['domestic', 'international'],
    },
    answer: 'The theme.',
  }),
  writes('DELETE /themes/{key}', removeTheme, {
    id: 'removeTheme',
    summary: 'Removes a theme that no package has',
    path: { key },
    answer: 'It is gone.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof themeRoutes> {}
}
