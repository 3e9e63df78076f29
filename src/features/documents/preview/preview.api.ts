import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { makePreviewLink } from './preview.commands.ts';
import { previewRequest } from './preview.contract.ts';

/** Links to drafts, for the office. */
export const previewLinkRoutes = routes('Documents', [
  writes('POST /documents/{documentId}/preview', makePreviewLink, {
    id: 'previewDocument',
    summary: 'Creates a preview link of a draft, public for a day',
    body: previewRequest,
    example: { language: 'en' },
    answer: 'The link.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof previewLinkRoutes> {}
}
