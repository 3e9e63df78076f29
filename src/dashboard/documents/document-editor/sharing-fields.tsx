import type { Seo } from '#features/documents/content/content.contract.ts';
import { m } from '#messages/messages.js';
import { BothText } from '../../form/fields/both-text.tsx';
import type { TextsPath } from '../../form/path.ts';

/** Title and description for search results and shared links. */
export function SharingFields({ path }: { path: TextsPath<Seo> }) {
  return (
    <>
      <BothText path={path.at('title')} label={m.writing_f_seo_title()} optional />
      <BothText path={path.at('description')} label={m.writing_f_seo_description()} rows={2} optional />
    </>
  );
}
