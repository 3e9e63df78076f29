import { Button, Group } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { LibraryPicture } from '#features/media/library/library.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useField } from '../form/form-context.tsx';
import type { Path } from '../form/path.ts';
import { labelAt } from '../form/path-labels.ts';
import { listOf, textOf } from '../form/plain.ts';
import { RowHandle, RowTools } from '../form/rows/row-tools.tsx';
import { useRowDrag } from '../form/rows/use-row-drag.ts';
import { useRows } from '../form/rows/use-rows.ts';
import { limitsOf } from '../form/schema-at.ts';
import { officeLanguage } from '../language.ts';
import { DescribePicture } from './describe-picture.tsx';
import { isDescribed, usePicture } from './picture-api.ts';
import { PicturePicker } from './picture-picker.tsx';

/** A picture by its id; one that isn't described can be described here. */
function Chosen({ id, disabled }: { id: string; disabled: boolean }) {
  const { data } = usePicture(id);
  return (
    <>
      <img
        className="pc-chosen"
        src={data?.url ?? `/media/${id}/640.webp`}
        alt={data ? data.alt[officeLanguage()] || data.name : ''}
      />
      {data && <Description key={id} picture={data} disabled={disabled} />}
    </>
  );
}

/** The fields of a picture that lacked a description when it was shown: they stay while somebody writes it. */
function Description({ picture, disabled }: { picture: LibraryPicture; disabled: boolean }) {
  const [wasMissing] = useState(!isDescribed(picture));
  return wasMissing && <DescribePicture picture={picture} disabled={disabled} />;
}

/** One picture of the library. */
export function PictureField({ path }: { path: Path<string> }) {
  const label = labelAt(path);
  const { id, value, problem, disabled, set, leave } = useField(path);
  const [open, setOpen] = useState(false);
  const chosen = textOf(value);
  return (
    <fieldset className="fk-set pc-field" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {chosen !== '' && <Chosen id={chosen} disabled={disabled} />}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={ImagePlus} />}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {chosen === '' ? m.writing_choose_picture() : m.writing_change_picture()}
        </Button>
        {chosen !== '' && (
          <Button variant="subtle" disabled={disabled} onClick={() => set(undefined)}>
            {m.writing_remove_picture()}
          </Button>
        )}
      </Group>
      {problem !== undefined && <p className="fk-wrong">{problem}</p>}
      {open && (
        <PicturePicker
          title={label}
          most={1}
          onChoose={([next]) => {
            set(next);
            leave();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

/** Several pictures of the library, in order. */
export function GalleryField({ path }: { path: Path<string[]> }) {
  const label = labelAt(path);
  const { max: most = 20 } = limitsOf(path.schema);
  const { id, value, problem, disabled, set } = useField(path);
  const [open, setOpen] = useState(false);
  const language = officeLanguage();
  const ids = listOf(value).map(textOf);
  const nameOf = (index: number) =>
    m.writing_picture_place({ place: count(index + 1, language), all: count(ids.length, language) });
  const rows = useRows([path], nameOf);
  const { list, holding, handleOf } = useRowDrag(rows.move);
  return (
    <fieldset className="fk-set" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <div ref={list} className="pc-gallery">
        {ids.map((picture, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside; the handle tells of it
          <div
            key={picture}
            data-row=""
            className={holding === index ? 'pc-gallery-one fk-row-held' : 'pc-gallery-one'}
            onKeyDown={(event) => {
              if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                event.preventDefault();
                rows.move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
              }
            }}
          >
            <RowHandle name={nameOf(index)} disabled={disabled} {...handleOf(index)} />
            <Chosen id={picture} disabled={disabled} />
            <RowTools
              name={nameOf(index)}
              first={index === 0}
              last={index === ids.length - 1}
              disabled={disabled}
              onMove={(by) => rows.move(index, index + by)}
              onRemove={() => rows.remove(index)}
            />
          </div>
        ))}
      </div>
      <Button
        variant="default"
        leftSection={<Icon of={ImagePlus} />}
        disabled={disabled || ids.length >= most}
        onClick={() => setOpen(true)}
      >
        {m.writing_add_pictures()}
      </Button>
      {problem !== undefined && <p className="fk-wrong">{problem}</p>}
      {open && (
        <PicturePicker
          title={label}
          most={most - ids.length}
          known={ids}
          onChoose={(chosen) => set([...ids, ...chosen])}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
