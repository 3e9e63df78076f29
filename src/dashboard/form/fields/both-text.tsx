import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { languageName } from '../../language.ts';
import { useAt, useForm, useShownLanguages } from '../form-context.tsx';
import { textOf } from '../plain.ts';
import { TextField } from './text-field.tsx';

interface BothTextProps {
  /** Path within the texts of a language: `title`, `faq.0.question`. */
  name: string;
  label: string;
  most?: number;
  rows?: number;
  help?: string;
  optional?: boolean;
}

/** One text in both languages side by side; a missing translation is marked. */
export function BothText(props: BothTextProps) {
  const shown = useShownLanguages();
  return (
    <div className={shown.length > 1 ? 'fk-both' : undefined}>
      {shown.map((language) => (
        <InLanguage key={language} {...props} language={language} />
      ))}
    </div>
  );
}

function InLanguage({
  name,
  label,
  help,
  optional = false,
  language,
  ...props
}: BothTextProps & { language: Language }) {
  const { begun } = useForm();
  const own = textOf(useAt(`texts.${language}.${name}`));
  const other = textOf(useAt(`texts.${language === 'en' ? 'bn' : 'en'}.${name}`));
  const missing = begun.has(language) && own.trim() === '' && other.trim() !== '';
  return (
    <TextField
      {...props}
      path={`texts.${language}.${name}`}
      lang={language}
      label={
        <>
          {label} <LanguageMark language={language} />
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
