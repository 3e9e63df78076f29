import { modals } from '@mantine/modals';
import { useMe } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import type { Localised } from '#platform/language.ts';

interface NamedRowProps {
  readonly names: Localised;
  /** What it is for, or where it is. */
  readonly detail: string;
  /** The title of the dialog that changes it. */
  readonly change: string;
  readonly onChange: () => void;
  /** What must hold before it can be removed. */
  readonly removable: string;
  /** The query that is asked again. */
  readonly queryKey: readonly string[];
  readonly onRemove: () => Promise<unknown>;
}

/** A place or a theme of packages: its names, and the buttons that change and remove it. */
export function NamedRow({ names, detail, change, onChange, removable, queryKey, onRemove }: NamedRowProps) {
  const me = useMe();
  const language = officeLanguage();
  const refused = needsPermission(me, 'documents.publish');
  const name = names[language];
  const other = language === 'bn' ? 'en' : 'bn';
  const askToRemove = () =>
    modals.openConfirmModal({
      title: m.office_place_remove_title({ name }),
      children: removable,
      labels: { confirm: m.office_place_remove(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () => void runMutation(queryKey, m.office_place_removed({ name }), onRemove),
    });
  return (
    <li>
      <span className="of-titles">
        <strong>{name}</strong>
        <span>
          <span lang={other}>{names[other]}</span>, {detail}
        </span>
      </span>
      <MayButton refused={refused} variant="default" aria-label={`${change}: ${name}`} onClick={onChange}>
        {m.office_place_edit()}
      </MayButton>
      <MayButton
        refused={refused}
        variant="default"
        aria-label={`${m.office_place_remove()}: ${name}`}
        onClick={askToRemove}
      >
        {m.office_place_remove()}
      </MayButton>
    </li>
  );
}
