import { m } from '#messages/messages.js';
import { SectionHead } from '../section-head.tsx';
import { ApplyByPanel } from './apply-by-panel.tsx';
import { FeePanel } from './fee-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import type { Promises as PromisesData } from './promises.queries.ts';
import './promises.css';

/** An example reference; belongs to no enquiry. */
const sampleReference = 'SF-7K3M-9Q';

/** The agency's promises, each shown on real data of one visa guide. */
export function Promises({ promises }: { promises: PromisesData | undefined }) {
  return (
    <section className="section home-joined">
      <div className="wrap">
        <SectionHead title={m.home_promises()} />
        <div className="why">
          {promises && (
            <>
              <FeePanel promises={promises} />
              <PapersPanel checklist={promises.checklist} />
              <ApplyByPanel calendar={promises.calendar} country={promises.country} />
            </>
          )}
          <article className="d">
            <h3>{m.home_promise_reference()}</h3>
            <p>{m.home_promise_reference_text()}</p>
            <div className="demo">
              <p className="ref num">{sampleReference}</p>
              <p className="small">{m.home_promise_reference_sample()}</p>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}
