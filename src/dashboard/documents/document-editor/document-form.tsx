import { SegmentedControl } from '@mantine/core';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { useMe } from '../../api/me.ts';
import { ErrorList } from '../../form/error-summary.tsx';
import { FormContext, type LanguageView } from '../../form/form-context.tsx';
import { goToField } from '../../form/go-to-field.ts';
import { pathLabel } from '../../form/path-labels.ts';
import { officeLanguage } from '../../language.ts';
import { needsPermission } from '../../permission-check.ts';
import { editPath } from '../document-addresses.ts';
import { listOf } from '../document-lists.ts';
import { ConflictView } from './conflict-view.tsx';
import { DocumentHead } from './document-head.tsx';
import { type FormSection, FormSteps } from './form-steps.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { LeaveDraft } from './leave-draft.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PublicStates } from './public-states.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { restoreTo } from './restore.ts';
import { StoredDraftNotice } from './stored-draft-notice.tsx';
import { TrashNotice } from './trash-notice.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import type { WrittenKind } from './written-kind.ts';
import '../../form/form.css';

interface DocumentFormProps {
  kind: WrittenKind;
  document: SavedDocument | undefined;
  /** The sections of the form. @param live The current public slug. @param saved The id, once it is saved. */
  sections: (live: string | undefined, saved: string | undefined) => readonly FormSection[];
  onReload: () => void;
}

const viewKey = 'shofor-languages-shown';

function firstView(): LanguageView {
  const kept = localStorage.getItem(viewKey);
  return kept === 'en' || kept === 'bn' || kept === 'both' ? kept : 'en';
}

/** The screen of a document: its sections, problems, public states and actions. */
export function DocumentForm(props: DocumentFormProps) {
  const { kind, document: opened, sections, onReload } = props;
  const me = useMe();
  const { store, saver, key } = useDraftSaver(kind, opened, (id) => {
    // The screen stays as it is, with its focus; a reload opens the same document.
    window.history.replaceState(window.history.state, '', editPath({ ...kind, id }));
  });
  const draft = useSyncExternalStore(store.subscribe, () => store.value);
  const showsAll = useSyncExternalStore(store.subscribe, () => store.showsAll);
  useSyncExternalStore(saver.subscribe, () => saver.state);
  const [view, setView] = useState<LanguageView>(firstView);
  const [visible, setVisible] = useState<'publish' | 'history' | 'conflict'>();
  const live = useRef<HTMLParagraphElement>(null);

  const { judged, document } = saver;
  const trashed = document?.trashedAt ?? null;
  const locked = trashed !== null ? m.writing_in_trash() : needsPermission(me, 'documents.write');
  const current = document?.publications.en ?? document?.publications.bn;
  const liveSlug = current ? document?.path.split('/').at(-1) : undefined;
  const parts = sections(liveSlug, document?.id);
  const language = officeLanguage();

  const chooseView = (next: LanguageView) => {
    localStorage.setItem(viewKey, next);
    setView(next);
  };
  const goTo = (path: string) => {
    const wanted = path.startsWith('texts.bn') ? 'bn' : path.startsWith('texts.en') ? 'en' : undefined;
    if (wanted !== undefined && view !== 'both' && view !== wanted) {
      setView(wanted);
    }
    // After the dialog has restored the focus and the fields of the language are rendered.
    setTimeout(() => goToField(path), 60);
  };
  const publish = () => {
    store.showAll();
    setVisible('publish');
  };

  return (
    <FormContext
      value={{
        store,
        view,
        begun: judged.begun,
        locked,
        announce: (words) => {
          if (live.current) {
            live.current.textContent = words;
          }
        },
      }}
    >
      <main className="of-page fk-page" id="main" tabIndex={-1}>
        <DocumentHead
          list={listOf(kind)}
          draft={draft}
          saver={saver}
          trashed={trashed !== null}
          onHistory={() => setVisible('history')}
          onPublish={publish}
          onConflict={() => setVisible('conflict')}
        />
        <p ref={live} className="vh" aria-live="polite" />
        <div className="fk-grid">
          <div className="fk-side-left">
            <FormSteps
              parts={parts}
              problems={judged.problems}
              begun={judged.begun.size > 0}
              showsAll={showsAll}
            />
            <PublicStates document={document} judged={judged} />
          </div>
          <form data-kept className="fk-form" onSubmit={(event) => event.preventDefault()} noValidate>
            {trashed !== null && <TrashNotice saver={saver} />}
            <StoredDraftNotice kind={kind} saver={saver} storageKey={key} onReload={onReload} />
            {showsAll && judged.problems.length > 0 && (
              <section className="fk-errors" aria-label={m.writing_mend_title()}>
                <b>{m.writing_mend_title()}</b>
                <ErrorList
                  problems={judged.problems}
                  nameOf={(path) => pathLabel(path, language)}
                  onGo={goTo}
                />
              </section>
            )}
            <SegmentedControl
              className="fk-view"
              aria-label={m.writing_language_view()}
              value={view}
              onChange={chooseView}
              data={[
                { value: 'en', label: 'English' },
                { value: 'bn', label: 'বাংলা' },
                { value: 'both', label: m.writing_both() },
              ]}
            />
            {parts.map((part) => (
              <section
                key={part.key}
                id={`part-${part.key}`}
                className="fk-part"
                aria-labelledby={`part-${part.key}-name`}
              >
                <h2 id={`part-${part.key}-name`} tabIndex={-1}>
                  {part.title}
                </h2>
                {part.content}
              </section>
            ))}
          </form>
          <PreviewPane kind={kind} draft={draft} saver={saver} view={view} />
        </div>
      </main>
      <LeaveDraft saver={saver} />
      {visible === 'publish' && (
        <PublishDialog saver={saver} onClose={() => setVisible(undefined)} onGo={goTo} />
      )}
      {visible === 'history' && saver.base && (
        <HistoryDrawer
          kind={kind}
          id={saver.id}
          newest={saver.base.revision}
          onClose={() => setVisible(undefined)}
          onRestore={(revision) => restoreTo(kind, saver, revision)}
        />
      )}
      {visible === 'conflict' && (
        <ConflictView kind={kind} saver={saver} mine={draft} onClose={() => setVisible(undefined)} />
      )}
    </FormContext>
  );
}
