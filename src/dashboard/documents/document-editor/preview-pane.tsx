import { m } from '#messages/messages.js';
import { type Language, pathIn } from '#platform/language.ts';
import type { Draft } from '../../form/draft.ts';
import type { LanguageView } from '../../form/form-context.tsx';
import { getAt, textOf } from '../../form/plain.ts';
import type { DraftSaver } from './draft-saver.ts';
import { FramedPreview } from './framed-preview.tsx';
import type { WrittenKind } from './written-kind.ts';

interface PreviewPaneProps {
  kind: WrittenKind;
  draft: Draft;
  saver: DraftSaver;
  view: LanguageView;
}

/** Search engines show about this many characters of a title. */
const maxTitle = 60;
const maxDescription = 158;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

/** Beside the form: the page in search results and on WhatsApp. */
export function PreviewPane({ kind, draft, saver, view }: PreviewPaneProps) {
  const language: Language = view === 'bn' ? 'bn' : 'en';
  const text = (name: string) => textOf(getAt(draft, `texts.${language}.${name}`));
  const title = text('seo.title') || text('title') || m.writing_no_title();
  const description = text('seo.description') || text('summary') || m.writing_no_summary();
  const cover = textOf(getAt(draft, 'facts.cover'));
  const host = window.location.host;
  const path = pathIn(language, `${kind.where(draft)}${draft.slug || '…'}`);
  return (
    <aside className="fk-preview" aria-label={m.writing_preview_pane()}>
      <FramedPreview saver={saver} language={language} />
      <h2>{m.writing_as_search()}</h2>
      <div className="fk-search" lang={language}>
        <span className="fk-search-where">
          {host}
          {path.replaceAll('/', ' › ')}
        </span>
        <b>{cut(title, maxTitle)}</b>
        <p>{cut(description, maxDescription)}</p>
      </div>
      <h2>{m.writing_as_whatsapp()}</h2>
      <div className="fk-whatsapp" lang={language}>
        <div className="fk-whatsapp-card">
          {cover === '' ? (
            <span className="fk-whatsapp-none">{m.writing_cover_none()}</span>
          ) : (
            <img src={`/media/${cover}/640.webp`} alt="" />
          )}
          <b>{cut(title, 80)}</b>
          <p>{cut(description, 100)}</p>
          <small>{host}</small>
        </div>
        <span className="fk-whatsapp-link">{`${window.location.origin}${path}`}</span>
      </div>
    </aside>
  );
}
