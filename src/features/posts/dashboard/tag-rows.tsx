import { textsAt } from '#dashboard/form/draft.ts';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { useForm } from '#dashboard/form/form-context.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { freeKey } from '#platform/slug-text.ts';
import { facts, texts } from './post-paths.ts';

/** Tags: a fixed key and its name in each language. */
export function TagRows() {
  const { store } = useForm();
  const keys = () => textsAt(store.value, facts.at('tags'));
  return (
    <div className="fk-lines">
      <h3>{m.writing_f_tags()}</h3>
      <p className="of-dim">{m.writing_tag_help()}</p>
      <Rows
        lists={[facts.at('tags')]}
        nameOf={(index) => m.writing_tag_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [freeKey('tag', keys())]}
        addLabel={m.writing_tag_add()}
      >
        {(index) => (
          <BothText
            path={texts.at(`tags.${keys()[index] ?? '-'}`)}
            label={m.writing_tag_n({ number: count(index + 1, officeLanguage()) })}
          />
        )}
      </Rows>
    </div>
  );
}
