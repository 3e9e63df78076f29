import { m } from '#messages/messages.js';
import type { RiverStep } from './river-steps.ts';
import { SectionHead } from './section-head.tsx';
import './river.css';

/** How it works: four steps along the river. */
export function River({ steps }: { steps: readonly RiverStep[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={m.home_steps()} />
        <div className="river-box">
          <svg viewBox="0 0 1280 96" preserveAspectRatio="none" aria-hidden="true">
            <path
              d="M0 70C90 70 90 30 180 30S330 78 430 66 560 20 660 34 800 84 900 62 1020 22 1120 34 1220 56 1280 44"
              fill="none"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="river">
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <i className={`stn s${index}`} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
