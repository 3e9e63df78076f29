import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The current search. */
  query: string | undefined;
}

/** The search input, named `q`. */
export function SearchField({ label, query = '', className, ...input }: SearchFieldProps) {
  return (
    <label className={className}>
      <span className="vh">{label}</span>
      <Icon of={Search} />
      <input
        type="search"
        name="q"
        maxLength={80}
        defaultValue={query}
        placeholder={label}
        enterKeyHint="search"
        {...input}
      />
    </label>
  );
}
