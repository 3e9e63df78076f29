import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What was searched for. */
  asked: string | undefined;
}

/** The words to search for, by the name `q`. */
export function SearchField({ label, asked = '', className, ...input }: SearchFieldProps) {
  return (
    <label className={className}>
      <span className="vh">{label}</span>
      <Icon of={Search} />
      <input
        type="search"
        name="q"
        maxLength={80}
        defaultValue={asked}
        placeholder={label}
        enterKeyHint="search"
        {...input}
      />
    </label>
  );
}
