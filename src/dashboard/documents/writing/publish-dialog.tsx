import { Button, Group, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { useMe } from '../../api/me.ts';
import { queryClient } from '../../api/query-client.ts';
import { problemWords } from '../../doing.ts';
import type { Problem } from '../../form/form-store.ts';
import { pathWords } from '../../form/path-words.ts';
import { ProblemList } from '../../form/problem-summary.tsx';
import { languageName, officeLanguage } from '../../language.ts';
import { MayButton } from '../../may-button.tsx';
import { needsPermission } from '../../permission-check.ts';
import { fullMoment } from '../moment.tsx';
import { actOn, checkDocument, scheduleDocument } from './document-client.ts';
import type { DraftSaver } from './draft-saver.ts';
import { publicWords } from './public-states.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

interface PublishDialogProps {
  saver: DraftSaver;
  onClose: () => void;
  onGo: (path: string) => void;
}

/** Publishes, schedules or unpublishes each language of a document, with the problems to fix before. */
export function PublishDialog({ saver, onClose, onGo }: PublishDialogProps) {
  const go = (path: string) => {
    onClose();
    onGo(path);
  };
  const speaks = officeLanguage();
  const nameOf = (path: string) => pathWords(path, speaks);
  const revision = saver.base?.revision ?? 0;
  const { data: checks = [] } = useQuery({
    queryKey: ['checks', saver.id, revision],
    enabled: revision > 0,
    queryFn: ({ signal }) => checkDocument(saver.id, revision, signal),
  });
  // The server looks at what is saved, and at the pictures, which the form doesn't know.
  const saved = saver.isAhead ? [] : checks.map((check) => ({ ...check, message: check.message[speaks] }));
  const advice = unique([...saver.judged.advice, ...saved.filter(({ severity }) => severity === 'warns')]);
  const stopping = (language: Language) =>
    saved.filter((check) => check.severity === 'stops' && (check.language ?? language) === language);
  return (
    <Modal opened onClose={onClose} title={m.writing_publish_title()} size="lg" lockScroll={false}>
      {languages.map((language) => (
        <PublishLanguage
          key={language}
          language={language}
          saver={saver}
          stops={stopping(language)}
          onGo={go}
          nameOf={nameOf}
        />
      ))}
      {advice.length > 0 && (
        <section className="fk-advice">
          <h3>{m.writing_advice_title()}</h3>
          <ProblemList problems={advice} nameOf={nameOf} onGo={go} />
        </section>
      )}
    </Modal>
  );
}

const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((each) => [`${each.path} ${each.message}`, each])).values(),
];

interface PublishLanguageProps {
  language: Language;
  /** What the server would refuse of what is saved. */
  stops: readonly Problem[];
  saver: DraftSaver;
  onGo: (path: string) => void;
  nameOf: (path: string) => string;
}

function PublishLanguage({ language, stops, saver, onGo, nameOf }: PublishLanguageProps) {
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const [planning, setPlanning] = useState(false);
  const { document, judged } = saver;
  const other: Language = language === 'en' ? 'bn' : 'en';
  const own = judged.problems.filter(({ path }) => !path.startsWith(`texts.${other}`));
  const problems = unique([...own, ...stops]);
  const begun = judged.begun.has(language);
  const live = document?.publications[language] ?? null;
  const plan = document?.scheduled[language] ?? null;
  const name = languageName(language);
  const nothingNew = live !== null && document?.states[language] === 'published' && !saver.isAhead;
  const refused = needsPermission(me, 'documents.publish');

  /** Saves unsaved changes, then acts on that revision. */
  async function act(
    doing: (id: string, revision: number) => Promise<SavedDocument>,
    told: string,
    view = false,
  ) {
    setBusy(true);
    try {
      await saver.save();
      const { base } = saver;
      if (base === undefined || (saver.state.kind !== 'saved' && saver.state.kind !== 'held')) {
        notifications.show({ color: 'red', message: m.writing_typing() });
        return;
      }
      const next = await doing(saver.id, base.revision);
      saver.adopt(next);
      notifications.show({
        message: (
          <>
            {told}{' '}
            {view && (
              <a href={`${language === 'bn' ? '/bn' : ''}${next.path}`} target="_blank" rel="noreferrer">
                {m.writing_view()}
              </a>
            )}
          </>
        ),
        autoClose: 8000,
      });
      void queryClient.invalidateQueries();
    } catch (cause) {
      notifications.show({ color: 'red', message: problemWords(cause) });
    } finally {
      setBusy(false);
      setPlanning(false);
    }
  }

  return (
    <section className="fk-publish" aria-label={name}>
      <div className="fk-publish-head">
        <h3 lang={language}>{name}</h3>
        <span>{publicWords(document, language)}</span>
      </div>
      {!begun ? (
        <p className="of-dim">{m.writing_not_begun()}</p>
      ) : problems.length > 0 ? (
        <>
          <p className="fk-wrong">{m.writing_mend_title()}</p>
          <ProblemList problems={problems} nameOf={nameOf} onGo={onGo} />
        </>
      ) : nothingNew ? (
        <p className="of-dim">{m.writing_nothing_new_in()}</p>
      ) : (
        <Group gap="xs">
          <MayButton
            refused={refused}
            color="marigold.5"
            loading={busy}
            onClick={() =>
              void act(
                (id, revision) => actOn(id, 'publish', { language, revision }),
                m.writing_published_now({ language: name }),
                true,
              )
            }
          >
            {live === null
              ? m.writing_publish_in({ language: name })
              : m.writing_publish_changes_in({ language: name })}
          </MayButton>
          <MayButton refused={refused} variant="default" onClick={() => setPlanning(!planning)}>
            {m.writing_schedule()}
          </MayButton>
        </Group>
      )}
      {planning && problems.length === 0 && (
        <ScheduleFields
          busy={busy}
          onSchedule={(publishAt) =>
            void act(
              (id, revision) => scheduleDocument(id, { language, revision, publishAt }),
              m.writing_scheduled_for({ language: name, moment: fullMoment(`${publishAt}:00+06:00`) }),
            )
          }
        />
      )}
      <Group gap="xs">
        {plan !== null && (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void act((id) => actOn(id, 'unschedule', { language }), m.writing_unschedule())}
          >
            {m.writing_unschedule()}
          </Button>
        )}
        {live !== null && (
          <MayButton
            refused={refused}
            variant="default"
            loading={busy}
            onClick={() =>
              void act(
                (id) => actOn(id, 'unpublish', { language }),
                m.writing_unpublished_now({ language: name }),
              )
            }
          >
            {m.writing_unpublish()}
          </MayButton>
        )}
      </Group>
    </section>
  );
}
