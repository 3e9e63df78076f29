import { clsx } from 'clsx';
import { pathScale } from '#ui/map/outline.ts';
import type { DrawnMap } from '../route-map/route-map.contract.ts';
import './route-map.css';

/** The content of a map without its frame; an inset is a map of its own inside it. */
function MapContent({ map }: { map: DrawnMap }) {
  return (
    <>
      <g transform={`scale(${pathScale})`}>
        <path className="near" d={map.near} />
        <path className="own" d={map.own} />
      </g>
      {map.closer && (
        <circle className="closer-of" cx={map.closer.of.x} cy={map.closer.of.y} r={map.closer.of.r} />
      )}
      {map.legs.map(({ d, look }) => (
        <path key={d} className={clsx('leg', look)} d={d} />
      ))}
      {map.dots.map(({ x, y, home }) => (
        <circle key={`${x} ${y}`} className={home ? 'home' : 'stop'} cx={x} cy={y} r={home ? 8 : 6} />
      ))}
      {map.dots.map(
        ({ label, name }) =>
          label && (
            <text key={name} x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          ),
      )}
    </>
  );
}

/** The route of a package. Its stops are listed beside it, so to screen readers it is one named image. */
export function RouteMap({ map, label }: { map: DrawnMap; label: string }) {
  const { width, height, closer } = map;
  return (
    <svg
      className="rmap"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <MapContent map={map} />
      {closer && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the picture around it
        <svg
          className="closer"
          x={closer.x}
          y={closer.y}
          width={closer.map.width}
          height={closer.map.height}
          viewBox={`0 0 ${closer.map.width} ${closer.map.height}`}
        >
          <rect className="closer-sea" width="100%" height="100%" rx="16" />
          <MapContent map={closer.map} />
          <rect
            className="closer-frame"
            x="1"
            y="1"
            width={closer.map.width - 2}
            height={closer.map.height - 2}
            rx="16"
          />
        </svg>
      )}
    </svg>
  );
}
