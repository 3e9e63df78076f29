import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { languageName } from '../../language.ts';
import { useForm, useText, useVisibleLanguages } from '../form-context.tsx';
import type { TextsPath } from '../path.ts';
import { labelAt } from '../path-labels.ts';
import { TextField } from './text-field.tsx';

interface BothTextProps {
  path: TextsPath<string>;
  /** If it isn't the name of the field. */
  label?: string;
  rows?: number;
  help?: string;
  optional?: boolean;
}

/** One text in both languages side by side; a missing translation is marked. */
export function BothText(props: BothTextProps) {
  const shown = useVisibleLanguages();
  return (
    <div className={shown.length > 1 ? 'fk-both' : undefined}>
      {shown.map((language) => (
        <InLanguage key={language} {...props} language={language} />
      ))}
    </div>
  );
}

function InLanguage({
  path: both,
  label,
  help,
  optional = false,
  language,
  ...props
}: BothTextProps & { language: Language }) {
  const { begun } = useForm();
  const path = both.in(language);
  const own = useText(path);
  const other = useText(both.in(language === 'en' ? 'bn' : 'en'));
  const missing = begun.has(language) && own.trim() === '' && other.trim() !== '';
  return (
    <TextField
      {...props}
      path={path}
      lang={language}
      label={
        <>
          {label ?? labelAt(path)} <LanguageMark language={language} />
          {optional && <span className="fk-optional"> {m.writing_optional()}</span>}
        </>
      }
      {...(help === undefined ? {} : { help })}
      note={missing ? m.writing_not_written() : undefined}
    />
  );
}

/** The language of a field. */
export function LanguageMark({ language }: { language: Language }) {
  return <span className="fk-lang">{languageName(language)}</span>;
}
