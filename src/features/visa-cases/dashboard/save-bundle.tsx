import { Files } from 'lucide-react';
import { useState } from 'react';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { saveBundle } from './cases-client.ts';

interface SaveBundleProps {
  readonly of: OfficeCase;
  readonly refused: RefusalReason;
  /** One applicant's papers alone. */
  readonly applicant?: string;
  readonly children: string;
}

/** Saves what came for a case as one PDF behind a cover: it takes a moment, and is begun once. */
export function SaveBundle({ of, refused, applicant, children }: SaveBundleProps) {
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    try {
      await saveBundle(of, applicant);
    } catch (cause) {
      notifyError(cause);
    } finally {
      setSaving(false);
    }
  }
  return (
    <MayButton
      {...{ refused, variant: 'default', size: 'xs', loading: isSaving, leftSection: <Icon of={Files} /> }}
      hint={m.office_case_open_hint()}
      onClick={() => void save()}
    >
      {children}
    </MayButton>
  );
}
