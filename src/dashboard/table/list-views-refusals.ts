import { m } from '#messages/messages.js';
import type { RefusalTexts } from '../api/refusal-details.ts';

/** What the office says to refusals of list views, by their codes. */
export const listViewsRefusals: RefusalTexts = {
  'list-views.not-found': () => m.office_refused_no_view(),
  'list-views.not-yours': () => m.office_refused_view_not_yours(),
  'list-views.too-many': () => m.office_refused_views_too_many(),
};
