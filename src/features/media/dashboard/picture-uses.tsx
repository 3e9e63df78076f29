import { Link } from 'react-router';
import { usePictureUses } from '#dashboard/pictures/picture-api.ts';
import { m } from '#messages/messages.js';
import type { PictureUse } from '../library/library.contract.ts';

/** Where a use is edited; a package opens from either market's path. */
function placeOf({ kind, id }: PictureUse): string | undefined {
  const places: Readonly<Record<string, string>> = {
    visa: `/dashboard/updatevisa/${id}`,
    post: `/dashboard/updateblog/${id}`,
    'tour-package': `/dashboard/updatedomestic/${id}`,
    settings: '/dashboard/settings',
  };
  return places[kind];
}

const stateWords = ({ live, trashed }: PictureUse) =>
  trashed ? m.writing_media_use_trash() : live ? m.writing_media_use_live() : m.writing_media_use_draft();

export function PictureUses({ id }: { id: string }) {
  const { data = [] } = usePictureUses(id);
  return (
    <section className="pc-uses">
      <h3>{m.writing_media_uses()}</h3>
      {data.length === 0 && <p className="of-dim">{m.writing_media_uses_none()}</p>}
      <ul>
        {data.map((use) => {
          const to = placeOf(use);
          return (
            <li key={`${use.kind} ${use.id}`}>
              {to === undefined ? use.title : <Link to={to}>{use.title}</Link>}{' '}
              <small className="of-dim">{stateWords(use)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
