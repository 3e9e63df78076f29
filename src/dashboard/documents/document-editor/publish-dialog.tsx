import { Modal } from '@mantine/core';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { useMe } from '../../api/me.ts';
import { write } from '../../api/operations.ts';
import { ErrorList } from '../../form/error-summary.tsx';
import { pathLabel } from '../../form/path-labels.ts';
import { officeLanguage } from '../../language.ts';
import { MayButton } from '../../may-button.tsx';
import { needsPermission } from '../../permission-check.ts';
import type { DraftSaver } from './draft-saver.ts';
import { PublishLanguage } from './publish-language.tsx';
import { publishableIn } from './publishable.ts';
import { useChecks } from './use-checks.ts';
import { usePublishing } from './use-publishing.tsx';

interface PublishDialogProps {
  saver: DraftSaver;
  onClose: () => void;
  onGo: (path: string) => void;
}

/** Publishes, schedules or unpublishes a document, in each language or in both, with the problems to fix before. */
export function PublishDialog({ saver, onClose, onGo }: PublishDialogProps) {
  const go = (path: string) => {
    onClose();
    onGo(path);
  };
  const speaks = officeLanguage();
  const nameOf = (path: string) => pathLabel(path, speaks);
  const refused = needsPermission(useMe(), 'documents.publish');
  const checks = useChecks(saver);
  const { isPending, act } = usePublishing(saver);
  const { advice, begun } = saver.judged;
  const publishable = {
    en: publishableIn('en', saver, checks, refused, speaks),
    bn: publishableIn('bn', saver, checks, refused, speaks),
  };
  const both = languages.every(
    (language) => publishable[language].begun && !publishable[language].nothingNew,
  );
  return (
    <Modal opened onClose={onClose} title={m.writing_publish_title()} size="lg" lockScroll={false}>
      {both && (
        <MayButton
          refused={publishable.en.refusal ?? publishable.bn.refusal}
          color="marigold.5"
          loading={isPending}
          onClick={() =>
            void act(
              (id, revision) => write('POST /documents/{id}/publish', { id, revision }),
              m.writing_published_both(),
              speaks,
            )
          }
        >
          {m.writing_publish_both()}
        </MayButton>
      )}
      {languages.map((language) => (
        <PublishLanguage
          key={language}
          language={language}
          saver={saver}
          publishable={publishable[language]}
          refused={refused}
          onGo={go}
          nameOf={nameOf}
        />
      ))}
      {begun.size > 0 && advice.length > 0 && (
        <section className="fk-advice">
          <h3>{m.writing_advice_title()}</h3>
          <ErrorList problems={advice} nameOf={nameOf} onGo={go} />
        </section>
      )}
    </Modal>
  );
}
