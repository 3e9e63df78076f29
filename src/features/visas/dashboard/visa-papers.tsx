import { Checkbox } from '@mantine/core';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { MultiField, optionsOf, SelectField, SwitchField } from '#dashboard/form/fields/choice-fields.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useAt, useForm } from '#dashboard/form/form-context.tsx';
import { getAt, listOf, textOf } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { freeKey } from '#dashboard/form/slug-text.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { profileName } from '../visa-names.rules.ts';
import type { Profile } from '../visas.contract.ts';
import { profiles } from '../visas.data.ts';
import { groupNames, usePapers } from './visa-choices.ts';

const paperName = (index: number) => m.writing_paper_n({ number: count(index + 1, officeLanguage()) });

/** The form in which a paper is handed in; absent values are the library's. */
function Shape({ path }: { path: string }) {
  return (
    <div className="fk-shape">
      <SwitchField unset path={`${path}.original`} label={m.writing_f_original()} />
      <SwitchField unset path={`${path}.translated`} label={m.writing_f_translated()} />
      <SwitchField unset path={`${path}.notarised`} label={m.writing_f_notarised()} />
      <SwitchField unset path={`${path}.scan`} label={m.writing_f_scan()} />
      <NumberField path={`${path}.photocopies`} label={m.writing_f_photocopies()} max={9} />
      <NumberField path={`${path}.prints`} label={m.writing_f_prints()} max={9} />
    </div>
  );
}

/** One checklist, from the library and from this guide's own papers. */
function PaperLines({ path, most }: { path: string; most: number }) {
  const library = usePapers();
  const language = officeLanguage();
  const own = listOf(useAt('facts.ownPapers')).map((each) => textOf(getAt(each, 'key')));
  const names = useAt(`texts.${language}.ownPapers`);
  const kindNames = useAt(`texts.${language}.kinds`);
  const kinds = listOf(useAt('facts.kinds')).map((each) => {
    const key = textOf(getAt(each, 'key'));
    return { value: key, label: textOf(getAt(kindNames, `${key}.name`)) || key };
  });
  const options = [
    ...library,
    ...own.map((key) => ({ value: key, label: textOf(getAt(names, `${key}.name`)) || key })),
  ];
  return (
    <Rows
      className="fk-papers"
      lists={[path]}
      nameOf={paperName}
      fresh={() => [{}]}
      addLabel={m.writing_paper_add()}
      most={most}
    >
      {(index) => (
        <>
          <SelectField bare path={`${path}.${index}.paper`} label={m.writing_f_paper()} options={options} />
          <Shape path={`${path}.${index}`} />
          {kinds.length > 1 && (
            <MultiField
              path={`${path}.${index}.kinds`}
              label={m.writing_f_paper_kinds()}
              options={kinds}
              most={8}
            />
          )}
        </>
      )}
    </Rows>
  );
}

/** The common checklist and those of each applicant profile. */
export function VisaPapers() {
  const { store, locked } = useForm();
  const ownKeys = () => listOf(store.at('facts.ownPapers')).map((each) => textOf(getAt(each, 'key')));
  return (
    <>
      <h3>{m.writing_f_common()}</h3>
      <PaperLines path="facts.papers.common" most={40} />
      <h3>{m.writing_f_byProfile()}</h3>
      <p className="of-dim">{m.writing_profile_none()}</p>
      {profiles.map((profile) => (
        <ProfilePapers key={profile} profile={profile} disabled={locked !== undefined} />
      ))}
      <h3>{m.writing_f_ownPapers()}</h3>
      <Rows
        lists={['facts.ownPapers']}
        nameOf={paperName}
        fresh={() => [{ key: freeKey('own-paper', ownKeys()), group: 'about-you', shape: {} }]}
        addLabel={m.writing_paper_own_add()}
        most={20}
      >
        {(index) => (
          <>
            <BothText name={`ownPapers.${ownKeys()[index]}.name`} label={m.writing_f_name()} most={120} />
            <BothText
              name={`ownPapers.${ownKeys()[index]}.detail`}
              label={m.writing_f_detail()}
              most={400}
              rows={2}
              optional
            />
            <SelectField
              path={`facts.ownPapers.${index}.group`}
              label={m.writing_paper_group()}
              options={optionsOf(groupNames)}
            />
            <Shape path={`facts.ownPapers.${index}.shape`} />
          </>
        )}
      </Rows>
    </>
  );
}

function ProfilePapers({ profile, disabled }: { profile: Profile; disabled: boolean }) {
  const { store } = useForm();
  const path = `facts.papers.byProfile.${profile}`;
  const can = Array.isArray(useAt(path));
  const name = profileName[profile]();
  return (
    <fieldset className="fk-set fk-profile">
      <Checkbox
        label={name}
        description={can ? m.writing_profile_can() : undefined}
        checked={can}
        disabled={disabled}
        onChange={(event) => store.set(path, event.currentTarget.checked ? [] : undefined)}
      />
      {can && <PaperLines path={path} most={30} />}
    </fieldset>
  );
}
