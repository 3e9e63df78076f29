import { Check } from 'lucide-react';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Promises } from './promises.queries.ts';

/** The first papers of one profile's checklist. */
export function PapersPanel({ checklist: { slug, title, papers } }: Pick<Promises, 'checklist'>) {
  return (
    <article className="b">
      <h3>{m.home_promise_papers()}</h3>
      <p>{m.home_promise_papers_text()}</p>
      <div className="demo">
        <div className="slip">
          <p className="slip-name">
            <PageLink to={visaPath(slug)}>{title}</PageLink>
          </p>
          <ul className="ticks num">
            {papers.map(({ name, form }, index) => (
              <li className={index < 2 ? 'on' : undefined} key={name}>
                <i>
                  <Icon of={Check} />
                </i>
                <b>{name}</b>
                <span>{form}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
