import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of media, by their codes. */
export const mediaRefusals: RefusalTexts = {
  'media.changed': () => m.office_refused_changed(),
  'media.empty': () => m.writing_upload_empty(),
  'media.format': () => m.writing_upload_format(),
  'media.known': () => m.writing_upload_known(),
  'media.pixels': () => m.writing_upload_pixels(),
  'media.svg': () => m.writing_upload_svg(),
  'media.unreadable': () => m.writing_upload_unreadable(),
  'media.used': () => m.office_refused_media_used(),
};
