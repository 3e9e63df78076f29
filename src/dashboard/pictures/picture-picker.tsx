import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { LibraryPicture } from '#features/media/library/library.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../language.ts';
import { DropPlace } from './drop-place.tsx';
import { isDescribed, usePictures } from './picture-api.ts';
import { UploadList } from './upload-list.tsx';

interface PicturePickerProps {
  title: string;
  /** How many more may be chosen; with one the dialog closes at once. */
  most: number;
  /** Ids that are already chosen. */
  known?: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses pictures from the library, or uploads new ones and chooses those. */
export function PicturePicker({ title, most, known = [], onChoose, onClose }: PicturePickerProps) {
  const language = officeLanguage();
  const [q, setQ] = useState('');
  const [debounced] = useDebouncedValue(q, 200);
  const [pages, setPages] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data } = usePictures(debounced, pages);
  const items = data?.items ?? [];
  const choose = (id: string) => {
    if (most === 1) {
      onChoose([id]);
      onClose();
      return;
    }
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(0, most));
  };
  const tile = (picture: LibraryPicture) => {
    const alt = picture.alt[language] || picture.alt.en;
    const place = chosen.indexOf(picture.id);
    return (
      <li key={picture.id}>
        <button
          type="button"
          className="pc-tile"
          aria-pressed={place >= 0}
          disabled={known.includes(picture.id)}
          onClick={() => choose(picture.id)}
        >
          <img src={picture.url} alt={alt} loading="lazy" />
          {place >= 0 && <i className="pc-place num">{count(place + 1, language)}</i>}
          <span>{picture.name}</span>
          {!isDescribed(picture) && <small>{m.writing_picture_no_alt()}</small>}
        </button>
      </li>
    );
  };
  return (
    <Modal opened onClose={onClose} title={title} size="min(1080px, 94vw)">
      <div className="pc-picker">
        <TextInput
          aria-label={m.writing_picture_search()}
          placeholder={m.writing_picture_search()}
          leftSection={<Icon of={Search} />}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          data-autofocus
        />
        <DropPlace />
        <UploadList />
        {data && items.length === 0 && <p className="of-dim">{m.writing_picture_none_found()}</p>}
        <ul className="pc-grid">{items.map(tile)}</ul>
        {data && items.length < data.total && (
          <Button variant="default" onClick={() => setPages(pages + 1)}>
            {m.writing_picture_more()}
          </Button>
        )}
      </div>
      {most > 1 && (
        <Group justify="flex-end" className="pc-foot">
          <Button variant="default" onClick={onClose}>
            {m.writing_cancel()}
          </Button>
          <Button
            color="marigold.5"
            disabled={chosen.length === 0}
            onClick={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            {m.writing_picture_use({ count: count(chosen.length, language) })}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
