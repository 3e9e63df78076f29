import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import type { RoutesDrawing } from './draw-routes.ts';

/** The map. Its arcs are visible from the start; with JavaScript they are animated once when it comes into view. */
export function RoutesMap({ drawing, className }: { drawing: RoutesDrawing; className: string }) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const map = svg.current;
    if (!map || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          map.dataset.drawn = 'now';
          watcher.disconnect();
        } else {
          // Only a map that isn't in view yet hides its arcs.
          map.dataset.drawn = 'not-yet';
        }
      },
      { threshold: 0.3 },
    );
    watcher.observe(map);
    return () => watcher.disconnect();
  }, []);
  const names = drawing.labels.slice(1).map(({ name }) => name);
  return (
    <svg
      ref={svg}
      className={clsx('routemap', className)}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={m.home_routes_map({ places: names.join(', ') })}
    >
      <path className="land" d={drawing.land} />
      <path className="homeland" d={drawing.homeland} />
      {drawing.routes.map(({ arc }) => (
        <path className="arc" pathLength="1" d={arc} key={arc} />
      ))}
      {drawing.routes.map(({ x, y }) => (
        <circle className="stop" cx={x} cy={y} r="5" key={`${x} ${y}`} />
      ))}
      <circle className="pulse" cx={drawing.home.x} cy={drawing.home.y} r="18" />
      <circle className="home" cx={drawing.home.x} cy={drawing.home.y} r="9" />
      {drawing.labels.map(({ name, x, y, anchor }, index) => (
        <text className={index === 0 ? 'home-label' : undefined} x={x} y={y} textAnchor={anchor} key={name}>
          {name}
        </text>
      ))}
    </svg>
  );
}
