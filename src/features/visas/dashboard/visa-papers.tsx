import { Checkbox } from '@mantine/core';
import { columnAt, textAt } from '#dashboard/form/draft.ts';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { MultiField, optionsOf, SelectField } from '#dashboard/form/fields/choice-fields.tsx';
import { useAt, useForm } from '#dashboard/form/form-context.tsx';
import type { Path } from '#dashboard/form/path.ts';
import { getAt } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { freeKey } from '#platform/slug-text.ts';
import { profileName } from '../visa-names.rules.ts';
import { type PaperLine, type PaperShape, type Profile, paperShape } from '../visas.contract.ts';
import { profiles } from '../visas.data.ts';
import { PaperShapeButton, ShapeFields } from './paper-shape.tsx';
import { ageNames, groupNames, usePapers } from './visa-choices.ts';
import { facts, texts } from './visa-paths.ts';

const paperName = (index: number) => m.writing_paper_n({ number: count(index + 1, officeLanguage()) });

/** One checklist, from the library and from this guide's own papers. */
function PaperLines({ path }: { path: Path<PaperLine[]> }) {
  const library = usePapers();
  const { store } = useForm();
  const language = officeLanguage();
  const names = texts.in(language);
  useAt(facts.at('ownPapers'));
  useAt(facts.at('kinds'));
  useAt(names.at('ownPapers'));
  useAt(names.at('kinds'));
  const named = (key: string, name: Path<string>) => ({
    value: key,
    label: textAt(store.value, name) || key,
  });
  const own = columnAt(store.value, facts.at('ownPapers'), 'key');
  const options = [
    ...library.map(({ key, texts: { [language]: text } }) => ({ value: key, label: text.name })),
    ...own.map((key) => named(key, names.at(`ownPapers.${key}.name`))),
  ];
  /** The form of the paper of a line, unless the line changes it. */
  const usualOf = (index: number): PaperShape => {
    const key = columnAt(store.value, path, 'paper')[index];
    const inLibrary = library.find((each) => each.key === key);
    const place = own.indexOf(key ?? '');
    const shape = getAt(store.value, facts.at(`ownPapers.${place}.shape`).text);
    return inLibrary?.shape ?? paperShape.safeParse(shape).data ?? {};
  };
  const kinds = columnAt(store.value, facts.at('kinds'), 'key').map((key) =>
    named(key, names.at(`kinds.${key}.name`)),
  );
  return (
    <Rows
      className="fk-papers"
      lists={[path]}
      nameOf={paperName}
      fresh={() => [{}]}
      addLabel={m.writing_paper_add()}
    >
      {(index) => (
        <>
          <SelectField bare path={path.at(`${index}.paper`)} options={options} />
          <PaperShapeButton
            line={path.at(`${index}`)}
            usual={usualOf(index)}
            shapeAt={(name) => path.at(`${index}.${name}`)}
            copiesAt={(name) => path.at(`${index}.${name}`)}
          >
            <SelectField
              clearable
              path={path.at(`${index}.age`)}
              label={m.writing_f_paper_age()}
              options={optionsOf(ageNames)}
            />
            {kinds.length > 1 && (
              <MultiField
                path={path.at(`${index}.kinds`)}
                label={m.writing_f_paper_kinds()}
                options={kinds}
              />
            )}
          </PaperShapeButton>
        </>
      )}
    </Rows>
  );
}

/** The common checklist and those of each applicant profile. */
export function VisaPapers() {
  const { store, locked } = useForm();
  const ownKeys = () => columnAt(store.value, facts.at('ownPapers'), 'key');
  return (
    <>
      <h3>{m.writing_f_common()}</h3>
      <PaperLines path={facts.at('papers.common')} />
      <h3>{m.writing_f_byProfile()}</h3>
      <p className="of-dim">{m.writing_profile_none()}</p>
      {profiles.map((profile) => (
        <ProfilePapers key={profile} profile={profile} disabled={locked !== undefined} />
      ))}
      <h3>{m.writing_f_ownPapers()}</h3>
      <Rows
        lists={[facts.at('ownPapers')]}
        nameOf={paperName}
        fresh={() => [{ key: freeKey('own-paper', ownKeys()), group: 'about-you', shape: {} }]}
        addLabel={m.writing_paper_own_add()}
      >
        {(index) => (
          <>
            <BothText path={texts.at(`ownPapers.${ownKeys()[index]}.name`)} />
            <BothText path={texts.at(`ownPapers.${ownKeys()[index]}.detail`)} rows={2} optional />
            <SelectField
              path={facts.at(`ownPapers.${index}.group`)}
              label={m.writing_paper_group()}
              options={optionsOf(groupNames)}
            />
            <ShapeFields
              shapeAt={(name) => facts.at(`ownPapers.${index}.shape.${name}`)}
              copiesAt={(name) => facts.at(`ownPapers.${index}.shape.${name}`)}
            />
          </>
        )}
      </Rows>
    </>
  );
}

function ProfilePapers({ profile, disabled }: { profile: Profile; disabled: boolean }) {
  const { store } = useForm();
  const path = facts.at(`papers.byProfile.${profile}`);
  const can = Array.isArray(useAt(path));
  return (
    <fieldset className="fk-set fk-profile">
      <Checkbox
        label={profileName[profile]()}
        description={can ? m.writing_profile_can() : undefined}
        checked={can}
        disabled={disabled}
        onChange={(event) => store.set(path, event.currentTarget.checked ? [] : undefined)}
      />
      {can && <PaperLines path={path} />}
    </fieldset>
  );
}
