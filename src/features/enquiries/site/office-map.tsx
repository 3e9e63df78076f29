import { pathScale } from '#ui/map/outline.ts';
import type { DrawnOfficeMap } from './office-map.server.ts';
import './office-map.css';

/** A map of the country with the office as a red dot and its name beside it. */
export function OfficeMap({ map, name, label }: { map: DrawnOfficeMap; name: string; label: string }) {
  const { width, height, office } = map;
  return (
    <svg className="omap" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g transform={`scale(${pathScale})`}>
        <path className="near" d={map.near} />
        <path className="own" d={map.own} />
      </g>
      <path className="lead" d={`M${office.x} ${office.y}H${office.x + 96}`} />
      <circle className="halo" cx={office.x} cy={office.y} r="16" />
      <circle className="dot" cx={office.x} cy={office.y} r="7" />
      <text x={office.x + 104} y={office.y + 6}>
        {name}
      </text>
    </svg>
  );
}
