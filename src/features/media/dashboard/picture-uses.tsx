import { Link } from 'react-router';
import { editPathOf } from '#dashboard/documents/document-addresses.ts';
import { usePictureUses } from '#dashboard/pictures/picture-api.ts';
import { m } from '#messages/messages.js';
import type { PictureUse } from '../library/library.contract.ts';

/** What uses it: a document, or a picture of the settings. */
const nameOf = ({ kind, title }: PictureUse): string =>
  kind === 'settings' ? m.office_nav_settings() : title;

/** The page on which the use can be changed. */
const pathOf = (use: PictureUse): string | undefined =>
  use.kind === 'settings' ? '/dashboard/settings' : editPathOf(use);

const stateLabel = ({ live, trashed }: PictureUse) =>
  trashed ? m.writing_media_use_trash() : live ? m.writing_media_use_live() : m.writing_media_use_draft();

export function PictureUses({ id }: { id: string }) {
  const { data = [] } = usePictureUses(id);
  return (
    <section className="pc-uses">
      <h3>{m.writing_media_uses()}</h3>
      {data.length === 0 && <p className="of-dim">{m.writing_media_uses_none()}</p>}
      <ul>
        {data.map((use) => {
          const to = pathOf(use);
          return (
            <li key={`${use.kind} ${use.id}`}>
              {to === undefined ? nameOf(use) : <Link to={to}>{nameOf(use)}</Link>}{' '}
              <small className="of-dim">{stateLabel(use)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
