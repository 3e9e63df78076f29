import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { Flag } from '#features/visas/site/flag.tsx';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { Subject } from './contact-subject.server.ts';
import { choicePath, subjectFacts, subjectPath } from './subject-labels.ts';
import './subject-card.css';

/** The subject of the enquiry: the visa or package the visitor came from, with the choices made there. */
export function SubjectCard({ subject }: { subject: Subject }) {
  const language = usePageLanguage();
  return (
    <section className="subject" id="subject" tabIndex={-1} aria-label={m.contact_about()}>
      {subject.kind === 'visa' ? (
        <Flag url={subject.flag} />
      ) : (
        <span className="subject-pic">
          {subject.cover && <PictureFrame picture={subject.cover} sizes="112px" decorative />}
        </span>
      )}
      <div>
        <small>{m.contact_about()}</small>
        <h2 lang={subject.language === language ? undefined : subject.language}>
          <PageLink to={subjectPath(subject)}>{subject.title}</PageLink>
        </h2>
        <p className="num">
          {subject.kind === 'visa' ? m.contact_about_visa() : subject.place}
          {subjectFacts(subject, language).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className="subject-links small">
        {subject.kind === 'package' && (
          <PageLink className="link" to={choicePath(subject)}>
            {subject.departure === undefined ? m.contact_change_party() : m.contact_change()}
          </PageLink>
        )}
        <PageLink className="link" to="/contact" preventScrollReset>
          {m.contact_about_other()}
        </PageLink>
      </p>
    </section>
  );
}
