import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { LibraryPicture } from '../library/library.contract.ts';
import type { PictureCrop } from '../media.contract.ts';
import { movedCrop, roundedCrop, sizedCrop } from './crop.rules.ts';

interface CropFieldProps {
  picture: LibraryPicture;
  refused: RefusalReason;
  /** null: no crop. */
  onCrop: (crop: PictureCrop | null) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Selects the part of a picture that is shown: a frame moved and resized by pointer or with the arrow keys. */
export function CropField({ picture, refused, onCrop }: CropFieldProps) {
  const language = officeLanguage();
  const [crop, setCrop] = useState<PictureCrop>();
  const board = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    readonly x: number;
    readonly y: number;
    readonly from: PictureCrop;
    readonly sizes: boolean;
  }>(undefined);

  if (picture.crop !== null) {
    return (
      <section className="pc-crop">
        <h3>{m.writing_media_crop()}</h3>
        <p className="of-dim">{m.writing_media_crop_first()}</p>
        <MayButton refused={refused} variant="default" onClick={() => onCrop(null)}>
          {m.writing_media_crop_whole()}
        </MayButton>
      </section>
    );
  }
  if (!crop) {
    return (
      <section className="pc-crop">
        <h3>{m.writing_media_crop()}</h3>
        <MayButton
          refused={refused}
          variant="default"
          onClick={() => setCrop({ x: 10, y: 10, width: 80, height: 80 })}
        >
          {m.writing_media_crop()}
        </MayButton>
      </section>
    );
  }
  const begin = (sizes: boolean) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: crop, sizes };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = board.current?.getBoundingClientRect();
    if (drag.current && box) {
      const { x, y, from, sizes } = drag.current;
      const [dx, dy] = [((event.clientX - x) / box.width) * 100, ((event.clientY - y) / box.height) * 100];
      setCrop(sizes ? sizedCrop(from, dx, dy) : movedCrop(from, dx, dy));
    }
  };
  const end = () => {
    drag.current = undefined;
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) {
      event.preventDefault();
      setCrop(event.shiftKey ? sizedCrop(crop, by[0] * 2, by[1] * 2) : movedCrop(crop, by[0] * 2, by[1] * 2));
    }
  };
  return (
    <section className="pc-crop">
      <h3>{m.writing_media_crop()}</h3>
      <p className="of-dim">{m.writing_media_crop_help()}</p>
      <div className="pc-crop-on" ref={board}>
        <img src={picture.url} alt="" draggable={false} />
        <button
          type="button"
          className="pc-frame"
          style={{
            left: `${crop.x}%`,
            top: `${crop.y}%`,
            width: `${crop.width}%`,
            height: `${crop.height}%`,
          }}
          aria-label={m.writing_media_crop_frame({
            width: count(Math.round(crop.width), language),
            height: count(Math.round(crop.height), language),
          })}
          onKeyDown={step}
          onPointerDown={begin(false)}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <span
            className="pc-corner"
            onPointerDown={begin(true)}
            onPointerMove={go}
            onPointerUp={end}
            onPointerCancel={end}
          />
        </button>
      </div>
      <Group gap="xs">
        <Button color="marigold.5" onClick={() => onCrop(roundedCrop(crop))}>
          {m.writing_media_crop_use()}
        </Button>
        <Button variant="default" onClick={() => setCrop(undefined)}>
          {m.writing_cancel()}
        </Button>
      </Group>
    </section>
  );
}
