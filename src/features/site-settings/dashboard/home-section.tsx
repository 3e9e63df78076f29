import { m } from '#messages/messages.js';
import { PickedDocuments } from './picked-documents.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** The sections of the home page, in order. */
export function HomeSection({ form }: { form: SettingsForm }) {
  const { home } = form.getValues();
  return (
    <SettingsSection part="home" title={m.office_set_home()} text={m.office_set_home_text()}>
      <PickedDocuments
        label={m.office_nav_domestic()}
        kind="tour-package"
        market="domestic"
        most={8}
        picked={home.domestic}
        onPick={(slugs) => form.setFieldValue('home.domestic', slugs)}
      />
      <PickedDocuments
        label={m.office_nav_international()}
        kind="tour-package"
        market="international"
        most={12}
        picked={home.international}
        onPick={(slugs) => form.setFieldValue('home.international', slugs)}
      />
      <PickedDocuments
        label={m.office_nav_visas()}
        kind="visa"
        most={12}
        picked={home.visas}
        onPick={(slugs) => form.setFieldValue('home.visas', slugs)}
      />
    </SettingsSection>
  );
}
