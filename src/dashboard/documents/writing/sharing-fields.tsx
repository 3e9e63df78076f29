import { m } from '#messages/messages.js';
import { BothText } from '../../form/fields/both-text.tsx';

/** Title and description for search results and shared links. */
export function SharingFields() {
  return (
    <>
      <BothText name="seo.title" label={m.writing_f_seo_title()} most={70} optional />
      <BothText name="seo.description" label={m.writing_f_seo_description()} most={200} rows={2} optional />
    </>
  );
}
