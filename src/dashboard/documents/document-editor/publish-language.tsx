import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { write } from '../../api/operations.ts';
import { ErrorList } from '../../form/error-summary.tsx';
import { languageName } from '../../language.ts';
import { MayButton } from '../../may-button.tsx';
import type { RefusalReason } from '../../permission-check.ts';
import { fullMoment } from '../moment.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { publicLabel } from './public-states.tsx';
import type { Publishable } from './publishable.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { usePublishing } from './use-publishing.tsx';

interface PublishLanguageProps {
  language: Language;
  saver: DraftSaver;
  publishable: Publishable;
  /** Why this role may not unpublish. */
  refused: RefusalReason;
  onGo: (path: string) => void;
  nameOf: (path: string) => string;
}

/** One language of a document: what stops it, and publishing, scheduling and unpublishing it. */
export function PublishLanguage(props: PublishLanguageProps) {
  const { language, saver, publishable, refused, onGo, nameOf } = props;
  const { begun, problems, nothingNew, refusal } = publishable;
  const { isPending, act } = usePublishing(saver);
  const [planning, setPlanning] = useState(false);
  const { document } = saver;
  const isLive = document?.publications[language] != null;
  const name = languageName(language);
  return (
    <section className="fk-publish" aria-label={name}>
      <div className="fk-publish-head">
        <h3 lang={language}>{name}</h3>
        <span>{publicLabel(document, language)}</span>
      </div>
      {begun && problems.length > 0 && (
        <>
          <p className="fk-wrong">{m.writing_mend_title()}</p>
          <ErrorList problems={problems} nameOf={nameOf} onGo={onGo} />
        </>
      )}
      {!begun || nothingNew ? (
        <p className="of-dim">{begun ? m.writing_nothing_new_in() : m.writing_not_begun()}</p>
      ) : (
        <Group gap="xs">
          <MayButton
            refused={refusal}
            color="marigold.5"
            loading={isPending}
            onClick={() =>
              void act(
                (id, revision) => write('POST /documents/{id}/publish', { id, language, revision }),
                m.writing_published_now({ language: name }),
                language,
              )
            }
          >
            {isLive
              ? m.writing_publish_changes_in({ language: name })
              : m.writing_publish_in({ language: name })}
          </MayButton>
          <MayButton refused={refusal} variant="default" onClick={() => setPlanning(!planning)}>
            {m.writing_schedule()}
          </MayButton>
        </Group>
      )}
      {planning && refusal === undefined && (
        <ScheduleFields
          isPending={isPending}
          onSchedule={(publishAt) =>
            void act(
              (id, revision) => write('POST /documents/{id}/schedule', { id, language, revision, publishAt }),
              m.writing_scheduled_for({ language: name, moment: fullMoment(`${publishAt}:00+06:00`) }),
            ).then(() => setPlanning(false))
          }
        />
      )}
      <Group gap="xs">
        {document?.scheduled[language] != null && (
          <Button
            variant="default"
            loading={isPending}
            onClick={() =>
              void act(
                (id) => write('POST /documents/{id}/unschedule', { id, language }),
                m.writing_unscheduled(),
              )
            }
          >
            {m.writing_unschedule()}
          </Button>
        )}
        {isLive && (
          <MayButton
            refused={refused}
            variant="default"
            loading={isPending}
            onClick={() =>
              void act(
                (id) => write('POST /documents/{id}/unpublish', { id, language }),
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
