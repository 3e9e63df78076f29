import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { type Cut, cutAt, maxCut, type Side } from './page-edit.rules.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

const names: Readonly<Record<Side, () => string>> = {
  top: m.visacase_cut_top,
  right: m.visacase_cut_right,
  bottom: m.visacase_cut_bottom,
  left: m.visacase_cut_left,
};

/** What an arrow key changes at a side: along its way, inwards or outwards. */
const steps: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  top: { ArrowDown: 1, ArrowUp: -1 },
  bottom: { ArrowUp: 1, ArrowDown: -1 },
  left: { ArrowRight: 1, ArrowLeft: -1 },
  right: { ArrowLeft: 1, ArrowRight: -1 },
};

interface CropFrameProps {
  readonly cut: Cut;
  readonly width: number;
  readonly height: number;
  readonly onCut: (cut: Cut) => void;
}

/** A frame over a picture with a handle at each side: dragged, or moved by the arrow keys, with Shift in larger steps. */
export function CropFrame({ cut, width, height, onCut }: CropFrameProps) {
  const language = usePageLanguage();
  const drawing = useRef<SVGSVGElement>(null);
  const { top, right, bottom, left } = cut;
  const [x, y] = [
    (hundredths: number) => (width * hundredths) / 100,
    (hundredths: number) => (height * hundredths) / 100,
  ];
  const frame = { x: x(left), y: y(top), width: x(100 - left - right), height: y(100 - top - bottom) };
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const places: Readonly<Record<Side, { x: number; y: number }>> = {
    top: { x: middle.x, y: frame.y },
    bottom: { x: middle.x, y: frame.y + frame.height },
    left: { x: frame.x, y: middle.y },
    right: { x: frame.x + frame.width, y: middle.y },
  };
  const drag = (side: Side) => (event: PointerEvent<SVGGElement>) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) {
      return;
    }
    const [across, down] = [
      ((event.clientX - box.left) * 100) / box.width,
      ((event.clientY - box.top) * 100) / box.height,
    ];
    const share = { top: down, bottom: 100 - down, left: across, right: 100 - across }[side];
    onCut(cutAt(cut, side, share));
  };
  const press = (side: Side) => (event: KeyboardEvent) => {
    const step = steps[side][event.key];
    if (step !== undefined) {
      event.preventDefault();
      onCut(cutAt(cut, side, cut[side] + step * (event.shiftKey ? 5 : 1)));
    }
  };
  const size = Math.max(width, height) / 22;
  return (
    <svg ref={drawing} className="vcase-crop" viewBox={`0 0 ${width} ${height}`}>
      <title>{m.visacase_cut()}</title>
      <path
        className="vcase-crop-off"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${frame.x} ${frame.y}v${frame.height}h${frame.width}v${-frame.height}Z`}
      />
      <rect className="vcase-crop-frame" {...frame} />
      {sides.map((side) => (
        <g
          key={side}
          className="vcase-crop-handle"
          role="slider"
          tabIndex={0}
          aria-label={names[side]()}
          aria-orientation={side === 'top' || side === 'bottom' ? 'vertical' : 'horizontal'}
          aria-valuemin={0}
          aria-valuemax={maxCut(cut, side)}
          aria-valuenow={cut[side]}
          aria-valuetext={`${count(cut[side], language)} %`}
          onKeyDown={press(side)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(side)}
        >
          <circle cx={places[side].x} cy={places[side].y} r={size * 1.7} fillOpacity={0} />
          <circle className="vcase-crop-dot" cx={places[side].x} cy={places[side].y} r={size * 0.7} />
        </g>
      ))}
    </svg>
  );
}
