import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { refusedFields } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import {
  type SettingsConflict as Conflict,
  type SettingsVersion,
  settingsConflict,
} from '../site-settings.contract.ts';
import { useSettingsForm } from './settings-form.ts';

/** The form of the settings and its saving, whichever of its sections are shown. A save over a newer version is refused and keeps the input. */
export function useSettingsSave(start: SettingsVersion) {
  const form = useSettingsForm(start.settings);
  const [version, setVersion] = useState(start.version);
  const [isPending, setPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const sheet = useRef<HTMLFormElement>(null);

  const showWrong = () =>
    requestAnimationFrame(() => sheet.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

  function refuse(cause: unknown): void {
    if (cause instanceof ApiProblem && cause.status === 409) {
      setConflict(settingsConflict.safeParse(cause.details).data);
      return;
    }
    if (cause instanceof ApiProblem && cause.fields.length > 0) {
      form.setErrors(Object.fromEntries(refusedFields(cause).map(({ path, message }) => [path, message])));
      showWrong();
    }
    notifyError(cause);
  }

  /** @returns whether it was saved */
  async function saveOn(basedOn: number): Promise<boolean> {
    if (form.validate().hasErrors) {
      showWrong();
      return false;
    }
    setPending(true);
    let isSaved = false;
    try {
      const saved = await write('PUT /settings', form.getValues(), { basedOn });
      // As the server wrote it: a telephone number in one form, however it was typed.
      const now = { ...form.getValues(), ...saved.settings };
      form.setInitialValues(now);
      form.setValues(now);
      form.resetDirty(now);
      setConflict(undefined);
      setVersion(saved.version);
      notifications.show({ message: m.office_settings_saved() });
      queryClient.setQueryData(['settings'], saved);
      isSaved = true;
    } catch (cause) {
      refuse(cause);
    }
    setPending(false);
    return isSaved;
  }

  return {
    form,
    sheet,
    isPending,
    conflict,
    save: () => saveOn(version),
    /** Saves over the newer version, after the user has seen it. */
    saveOver: async () => {
      await saveOn((await read('GET /settings', {})).version);
    },
    takeTheirs: async () => {
      form.resetDirty();
      setConflict(undefined);
      await queryClient.invalidateQueries({ queryKey: ['settings'] });
    },
  };
}
