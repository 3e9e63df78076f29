import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { languageName, officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { isLanguage } from '#platform/language.ts';
import { type OwnPushes, type PushChoices, pushChoices, pushKinds } from '../push.contract.ts';
import { readingOf } from '../push.rules.ts';
import { ownKey } from './device-panel.tsx';
import { kindLabels } from './push-labels.ts';

const languages = ['en', 'bn'] as const;

/** What somebody wants to hear of, and when. Each change is kept at once. */
export function ChoicesPanel({ own }: { readonly own: OwnPushes }) {
  const me = useMe();
  const { isSaved, devices: _, ...saved } = own;
  const kept = isSaved ? saved : { ...saved, language: officeLanguage() };
  const [choices, setChoices] = useState<PushChoices>(kept);
  const change = async (changed: Partial<PushChoices>) => {
    const next = { ...choices, ...changed };
    setChoices(next);
    if (!(await runMutation([ownKey], m.office_push_saved(), () => write('PUT /push/choices', next)))) {
      setChoices(kept);
    }
  };
  const time = (field: 'from' | 'until', label: string) => (
    <TextInput
      key={`${field} ${choices[field]}`}
      type="time"
      label={label}
      defaultValue={choices[field]}
      onBlur={({ currentTarget: { value } }) => {
        if (value !== choices[field] && pushChoices.shape[field].safeParse(value).success) {
          void change({ [field]: value });
        }
      }}
    />
  );
  return (
    <section className="of-panel" aria-labelledby="push-what">
      <h2 id="push-what">{m.office_push_what()}</h2>
      <p role="status">{choices.kinds.length === 0 && m.office_push_nothing()}</p>
      <div className="of-push-kinds">
        {pushKinds.map((kind) => {
          const refused = needsPermission(me, readingOf[kind]);
          return (
            <Switch
              key={kind}
              label={kindLabels[kind]()}
              description={refused}
              disabled={refused !== undefined}
              checked={refused === undefined && choices.kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                void change({
                  kinds: pushKinds.filter((each) => (each === kind ? checked : choices.kinds.includes(each))),
                })
              }
            />
          );
        })}
      </div>
      <h3>{m.office_push_hours()}</h3>
      <p className="of-dim">{m.office_push_hours_text()}</p>
      <div className="of-push-hours">
        {time('from', m.office_push_from())}
        {time('until', m.office_push_until())}
      </div>
      <Select
        label={m.office_push_language()}
        data={languages.map((value) => ({ value, label: languageName(value) }))}
        allowDeselect={false}
        value={choices.language}
        onChange={(value) => value !== null && isLanguage(value) && void change({ language: value })}
      />
    </section>
  );
}
