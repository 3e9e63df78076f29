import { ArrowRight } from 'lucide-react';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { Contents } from '#site/contents.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { LegalText as Legal } from './load-legal.server.ts';
import { Paragraphs } from './paragraphs.tsx';
import './legal-text.css';

/** A legal page: contents, date of the last change, and sections. */
export function LegalText({ title, lede, legal }: { title: string; lede: string; legal: Legal }) {
  const language = usePageLanguage();
  const sections = legal.sections.map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  return (
    <main id="main" className="wrap legal-page">
      <Breadcrumbs items={[{ name: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <p className="small muted num">
          <time dateTime={legal.updatedOn}>
            {m.pages_updated({ date: longDate(legal.updatedOn, language) })}
          </time>
        </p>
      </div>
      <div className="legal-cols">
        <div className="legal-side">
          <Contents lines={sections.map(({ id, title: text }) => ({ id, text }))} />
        </div>
        <div className="legal-text">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <Paragraphs of={section.text} />
            </section>
          ))}
          <p className="legal-ask">
            {m.pages_legal_questions()}{' '}
            <PageLink className="link" to="/contact?about=general">
              {m.pages_legal_enquire()}
              <Icon of={ArrowRight} />
            </PageLink>
          </p>
        </div>
      </div>
    </main>
  );
}
