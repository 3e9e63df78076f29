import { ActionIcon, Button, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ChevronRight, Copy, EllipsisVertical, Eye, History, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../../api/me.ts';
import { write } from '../../api/operations.ts';
import type { Draft } from '../../form/draft.ts';
import { textOf } from '../../form/plain.ts';
import { languageName } from '../../language.ts';
import { needsPermission } from '../../permission-check.ts';
import { notifyError } from '../../run-mutation.ts';
import { editPath, listPath } from '../document-addresses.ts';
import type { DocumentList } from '../document-lists.ts';
import { duplicateDocument } from '../documents-client.ts';
import { openPreview } from '../open-preview.ts';
import type { DraftSaver } from './draft-saver.ts';
import { SaveStatus } from './save-status.tsx';

interface DocumentHeadProps {
  list: DocumentList;
  draft: Draft;
  saver: DraftSaver;
  trashed: boolean;
  onHistory: () => void;
  onPublish: () => void;
  onConflict: () => void;
}

/** The document's title, save state and actions; sticky. */
export function DocumentHead(props: DocumentHeadProps) {
  const { list, draft, saver, trashed, onHistory, onPublish, onConflict } = props;
  const me = useMe();
  const navigate = useNavigate();
  const title = textOf(draft.texts.en.title) || textOf(draft.texts.bn.title) || list.newTitle();
  const isThere = saver.base !== undefined;
  const refused = needsPermission(me, 'documents.trash');
  const trash = async () => {
    try {
      await saver.save();
      saver.adopt(await write('POST /documents/{id}/trash', { id: saver.id }));
    } catch (cause) {
      notifyError(cause);
    }
  };
  const duplicate = async () => {
    try {
      await saver.save();
      await navigate(editPath({ ...list, id: await duplicateDocument(saver.id) }));
    } catch (cause) {
      notifyError(cause);
    }
  };
  const mayNotWrite = needsPermission(me, 'documents.write');
  const confirmTrash = () =>
    modals.openConfirmModal({
      title: m.writing_trash(),
      children: m.writing_trash_confirm(),
      labels: { confirm: m.writing_trash(), cancel: m.writing_cancel() },
      confirmProps: { color: 'red' },
      lockScroll: false,
      onConfirm: () => void trash(),
    });
  return (
    <header className="fk-head">
      <div className="fk-head-name">
        <nav aria-label={list.title()} className="fk-crumb">
          <Link to={listPath(list)}>{list.title()}</Link>
          <Icon of={ChevronRight} />
        </nav>
        <h1>{title}</h1>
      </div>
      <SaveStatus saver={saver} onConflict={onConflict} />
      <div className="fk-head-acts">
        <Button variant="default" leftSection={<Icon of={History} />} disabled={!isThere} onClick={onHistory}>
          {m.writing_history()}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<Icon of={Eye} />} disabled={!isThere || trashed}>
              {m.writing_preview()}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(['en', 'bn'] as const).map((language) => (
              <Menu.Item
                key={language}
                disabled={saver.base?.content.texts[language] === undefined}
                onClick={() => void openPreview(saver.id, language, () => saver.save())}
              >
                {languageName(language)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button color="marigold.5" disabled={trashed} onClick={onPublish}>
          {m.writing_publish()}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={m.writing_more_actions()}>
              <Icon of={EllipsisVertical} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Icon of={Copy} />}
              disabled={!isThere || trashed || mayNotWrite !== undefined}
              {...(mayNotWrite === undefined ? {} : { title: mayNotWrite })}
              onClick={() => void duplicate()}
            >
              {m.office_duplicate()}
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon of={Trash2} />}
              disabled={!isThere || trashed || refused !== undefined}
              {...(refused === undefined ? {} : { title: refused })}
              onClick={confirmTrash}
            >
              {m.writing_trash()}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  );
}
