import type { KeyboardEvent, PointerEvent } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { LibraryPicture } from '../library/library.contract.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocusFieldProps {
  picture: LibraryPicture;
  focus: Point;
  onChange: (focus: Point) => void;
}

const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)));

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Sets the focus point by pointer or with the arrow keys, with previews of the crops. */
export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  const language = officeLanguage();
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) {
      event.preventDefault();
      const far = event.shiftKey ? 10 : 2;
      onChange({ x: within(focus.x + by.x * far), y: within(focus.y + by.y * far) });
    }
  };
  const position = `${focus.x}% ${focus.y}%`;
  const src = picture.url;
  return (
    <div className="pc-focus">
      <h3>{m.writing_media_focus()}</h3>
      <p className="of-dim">{m.writing_media_focus_help()}</p>
      <div
        className="pc-focus-on"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <img src={src} alt={picture.alt[language]} draggable={false} />
        <button
          type="button"
          className="pc-point"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={m.writing_media_focus_point({
            x: count(focus.x, language),
            y: count(focus.y, language),
          })}
          onKeyDown={step}
        />
      </div>
      <div className="pc-cuts" aria-hidden="true">
        {['pc-cut-tall', 'pc-cut-square', 'pc-cut-wide'].map((cut) => (
          <img key={cut} className={cut} src={src} alt="" style={{ objectPosition: position }} />
        ))}
      </div>
    </div>
  );
}
