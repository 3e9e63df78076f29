import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { slugOf } from '#platform/slug-text.ts';
import { useField, useForm, useText } from '../form-context.tsx';
import { slugPath, type TextsPath } from '../path.ts';
import { textOf } from '../plain.ts';
import { wrapperOrder } from './text-field.tsx';

interface SlugFieldProps {
  /** The current public slug; undefined before the first publication. */
  live: string | undefined;
  /** The public path up to the slug. */
  where: string;
  title: TextsPath<string>;
}

/** The slug of a document. Until it is published, it follows the English title unless the user types one. */
export function SlugField({ live, where, title: titles }: SlugFieldProps) {
  const { store } = useForm();
  const { id, value, problem, disabled, set, leave } = useField(slugPath);
  const title = useText(titles.in('en'));
  const slug = textOf(value);
  const before = useRef(title);

  useEffect(() => {
    const followed =
      textOf(store.at(slugPath)) === '' || textOf(store.at(slugPath)) === slugOf(before.current);
    if (live === undefined && followed && before.current !== title) {
      store.set(slugPath, slugOf(title));
    }
    before.current = title;
  }, [store, title, live]);

  const suggested = slugOf(title);
  return (
    <TextInput
      id={id}
      label={m.writing_slug()}
      description={
        live !== undefined && live !== slug && slug !== ''
          ? m.writing_slug_redirects({ old: live })
          : m.writing_slug_help()
      }
      inputWrapperOrder={wrapperOrder}
      leftSection={<span className="fk-where">{where}</span>}
      leftSectionWidth={where.length * 7.6 + 18}
      {...(suggested !== '' && suggested !== slug
        ? {
            rightSection: (
              <Button variant="subtle" size="compact-sm" disabled={disabled} onClick={() => set(suggested)}>
                {m.writing_slug_from_title()}
              </Button>
            ),
            rightSectionWidth: 190,
          }
        : {})}
      spellCheck={false}
      autoCapitalize="off"
      disabled={disabled}
      error={problem}
      value={slug}
      onChange={(event) => set(event.currentTarget.value.toLowerCase().replaceAll(' ', '-'))}
      onBlur={leave}
    />
  );
}
