import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { DropPlace } from '#dashboard/pictures/drop-place.tsx';
import { isDescribed, usePictures } from '#dashboard/pictures/picture-api.ts';
import { UploadList } from '#dashboard/pictures/upload-list.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { LibraryPicture } from '../library/library.contract.ts';
import { PictureDrawer } from './picture-drawer.tsx';
import '#dashboard/form/form.css';
import './media-page.css';

/** /dashboard/media: the picture library. The search and the open picture are in the URL. */
export default function MediaPage() {
  const language = officeLanguage();
  const { query, set } = useAddressQuery();
  const q = query.get('q') ?? '';
  const [debounced] = useDebouncedValue(q, 200);
  const [pages, setPages] = useState(1);
  const { data } = usePictures(debounced, pages);
  const shown = query.get('picture');
  const open = (picture: string) => set({ picture }, { preventScrollReset: true });
  const tile = (picture: LibraryPicture) => (
    <li key={picture.id}>
      <button type="button" className="pc-tile" aria-haspopup="dialog" onClick={() => open(picture.id)}>
        <img src={picture.url} alt="" loading="lazy" />
        <span>{picture.name}</span>
        {!isDescribed(picture) && <small>{m.writing_picture_no_alt()}</small>}
      </button>
    </li>
  );
  return (
    <PageFrame title={m.writing_media_title()} text={m.writing_media_text()}>
      <div className="pc-picker">
        <DropPlace />
        <UploadList />
        <div className="pc-search">
          <TextInput
            aria-label={m.writing_picture_search()}
            placeholder={m.writing_picture_search()}
            leftSection={<Icon of={Search} />}
            value={q}
            onChange={(event) =>
              set({ q: event.currentTarget.value }, { replace: true, preventScrollReset: true })
            }
          />
          <span className="of-dim num" role="status">
            {data && m.writing_media_found({ count: count(data.total, language), number: data.total })}
          </span>
        </div>
        {data && data.items.length === 0 && <p className="of-dim">{m.writing_picture_none_found()}</p>}
        <ul className="pc-grid pc-grid-wide">{(data?.items ?? []).map(tile)}</ul>
        {data && data.items.length < data.total && (
          <Button variant="default" onClick={() => setPages(pages + 1)}>
            {m.writing_picture_more()}
          </Button>
        )}
      </div>
      {shown !== null && <PictureDrawer key={shown} id={shown} onClose={() => open('')} />}
    </PageFrame>
  );
}
