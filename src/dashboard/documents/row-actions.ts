import { modals } from '@mantine/modals';
import { CircleOff, Copy, ExternalLink, Eye, PencilLine, Trash2, Undo2, Upload } from 'lucide-react';
import type { ListedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Me } from '../api/me.ts';
import { languageName, officeLanguage } from '../language.ts';
import { needsPermission, type RefusalReason } from '../permission-check.ts';
import { notifyError, runMutation, type Told } from '../run-mutation.ts';
import type { RowAction } from '../table/table-spec.ts';
import { editPath } from './document-addresses.ts';
import { titleOf } from './document-labels.ts';
import { actOnDocument, duplicateDocument } from './documents-client.ts';
import { openPreview } from './open-preview.ts';

/** One, in the office's digits. */
const one = () => count(1, officeLanguage());

/** Why a language's draft can't be published now. */
export function publishRefusal(document: ListedDocument, language: Language, me: Me): RefusalReason {
  if (document.trashed) {
    return m.office_not_in_trash();
  }
  const state = document.states[language];
  if (state === 'none') {
    return m.office_not_written({ language: languageName(language) });
  }
  return state === 'published' ? m.office_nothing_new() : needsPermission(me, 'documents.publish');
}

export function unpublishRefusal(document: ListedDocument, language: Language, me: Me): RefusalReason {
  return document.live[language] ? needsPermission(me, 'documents.publish') : m.office_not_live();
}

const reverse = { trash: 'bring-back', 'bring-back': 'trash' } as const;

/** What is told of a success that can be undone, or of one that can't. */
const undoable = (text: string, undo: (() => Promise<unknown>) | false): Told =>
  undo === false ? text : { text, undo };

/** Copies a document into a new draft, and opens that. */
async function copyAndOpen(document: ListedDocument, goTo: (path: string) => void): Promise<void> {
  try {
    goTo(editPath({ ...document, id: await duplicateDocument(document.id) }));
  } catch (cause) {
    notifyError(cause);
  }
}

/** The actions on one document of a list, each with the reason when it is disabled. @param goTo opens a page of the office */
export function rowActions(
  document: ListedDocument,
  me: Me,
  key: string,
  goTo: (path: string) => void,
): readonly RowAction<ListedDocument>[] {
  const { id, trashed, live } = document;
  const inLanguage = (language: Language): readonly RowAction<ListedDocument>[] => {
    const publish = publishRefusal(document, language, me);
    const name = languageName(language);
    return live[language]
      ? [
          ...(publish === undefined ? [publishing(language, undefined)] : []),
          {
            key: `unpublish-${language}`,
            label: m.office_unpublish_in({ language: name }),
            icon: CircleOff,
            refused: unpublishRefusal(document, language, me),
            run: () =>
              runMutation(
                [key],
                // With a newer draft it would be that which goes live.
                undoable(
                  m.writing_unpublished_now({ language: name }),
                  document.states[language] === 'published' && (() => actOnDocument(id, 'publish', language)),
                ),
                () => actOnDocument(id, 'unpublish', language),
              ),
          },
        ]
      : [publishing(language, publish)];
  };
  const publishing = (language: Language, refused: RefusalReason): RowAction<ListedDocument> => ({
    key: `publish-${language}`,
    label: m.office_publish_in({ language: languageName(language) }),
    icon: Upload,
    refused,
    run: () =>
      runMutation(
        [key],
        // What was live before isn't brought back by this.
        undoable(
          m.office_notify_live({ title: titleOf(document) }),
          !live[language] && (() => actOnDocument(id, 'unpublish', language)),
        ),
        () => actOnDocument(id, 'publish', language),
      ),
  });
  const binned = (action: keyof typeof reverse, text: string) => () =>
    runMutation([key], { text, undo: () => actOnDocument(id, reverse[action]) }, () =>
      actOnDocument(id, action),
    );
  const shown = live.en ? document.path : `/bn${document.path}`;
  return [
    {
      key: 'open',
      label: m.office_open(),
      icon: PencilLine,
      refused: undefined,
      to: editPath(document),
    },
    {
      key: 'view',
      label: m.office_view_on_site(),
      icon: ExternalLink,
      refused: live.en || live.bn ? undefined : m.office_not_live(),
      to: shown,
      leaves: true,
    },
    {
      key: 'preview',
      label: m.office_preview(),
      icon: Eye,
      refused: trashed ? m.office_not_in_trash() : undefined,
      run: () => openPreview(document.id, document.states.en === 'none' ? 'bn' : 'en'),
    },
    {
      key: 'duplicate',
      label: m.office_duplicate(),
      icon: Copy,
      refused: trashed ? m.office_not_in_trash() : needsPermission(me, 'documents.write'),
      run: () => copyAndOpen(document, goTo),
    },
    ...(trashed ? [] : [...inLanguage('en'), ...inLanguage('bn')]),
    trashed
      ? {
          key: 'bring-back',
          label: m.office_bring_back(),
          icon: Undo2,
          refused: needsPermission(me, 'documents.trash'),
          run: binned('bring-back', m.office_notify_brought_back({ count: one() })),
        }
      : {
          key: 'trash',
          label: m.office_trash(),
          icon: Trash2,
          danger: true,
          refused: needsPermission(me, 'documents.trash'),
          run: () => {
            modals.openConfirmModal({
              title: m.office_trash(),
              children: m.office_confirm_trash_one({ title: titleOf(document) }),
              labels: { confirm: m.office_trash(), cancel: m.office_cancel() },
              confirmProps: { color: 'red' },
              onConfirm: () => void binned('trash', m.office_notify_trashed({ count: one() }))(),
            });
          },
        },
  ];
}
