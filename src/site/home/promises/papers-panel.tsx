import { Check } from 'lucide-react';
import { profileName } from '#features/visas/site/visa-words.ts';
import type { PaperShape } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Promises } from './promises.queries.ts';

/** In what form a paper goes in, in few words: `original, 1 photocopy`. */
function shapeWords(shape: PaperShape, language: Language): string {
  const counted = (of: number) => ({ count: of, shown: count(of, language) });
  return [
    shape.original && m.home_paper_original(),
    shape.photocopies && m.home_paper_photocopies(counted(shape.photocopies)),
    shape.prints && m.home_paper_prints(counted(shape.prints)),
    shape.scan && m.home_paper_scan(),
    shape.translated && m.home_paper_translated(),
    shape.notarised && m.home_paper_notarised(),
  ]
    .filter((each) => typeof each === 'string')
    .join(', ');
}

/** The first papers of one profile's checklist. */
export function PapersPanel({ checklist: { slug, papers, profile, country } }: Pick<Promises, 'checklist'>) {
  const language = usePageLanguage();
  return (
    <article className="b">
      <h3>{m.home_promise_papers()}</h3>
      <p>{m.home_promise_papers_text()}</p>
      <div className="demo">
        <div className="slip">
          <p className="slip-name">
            <PageLink to={`/visadetails/${slug}`}>
              {m.home_paper_list({ country, profile: profileName[profile]() })}
            </PageLink>
          </p>
          <ul className="ticks num">
            {papers.map(({ name, shape }, index) => (
              <li className={index < 2 ? 'on' : undefined} key={name}>
                <i>
                  <Icon of={Check} />
                </i>
                <b>{name}</b>
                <span>{shapeWords(shape, language)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
