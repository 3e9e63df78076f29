import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { usePageLanguage } from '../page-language.ts';

interface FilterSheetProps {
  /** What is filtered, for screen readers. */
  label: string;
  /** The filters' form. `close` is for its `onSubmit`. */
  children: (close: () => void) => ReactNode;
  sheet: RefObject<HTMLDialogElement | null>;
}

/** The id of the sheet. Without JavaScript it opens as the `:target`. */
const sheetId = 'filters';

/** The filters of a list: beside it in wide windows, on phones a modal sheet. Stands before the results. */
export function FilterSheet({ label, children, sheet }: FilterSheetProps) {
  const title = useId();
  const close = () => {
    if (sheet.current?.open) {
      sheet.current.close();
    }
  };
  return (
    <dialog ref={sheet} id={sheetId} className="filters" aria-labelledby={title} closedby="any">
      <div className="filters-head">
        <h2 id={title}>{label}</h2>
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it closes the sheet by its URL */}
        <a
          className="filters-close"
          href="#results"
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Icon of={X} />
          <span className="vh">{m.list_close_filters()}</span>
        </a>
      </div>
      {children(close)}
    </dialog>
  );
}

interface FilterSheetButtonProps {
  /** The number of active filters. */
  set: number;
  sheet: RefObject<HTMLDialogElement | null>;
}

/** Opens the sheet on phones; sticky at the bottom. Stands after the results. */
export function FilterSheetButton({ set, sheet }: FilterSheetButtonProps) {
  const language = usePageLanguage();
  return (
    <div className="mfilter-row">
      <a
        className="btn btn-ink mfilter num"
        href={`#${sheetId}`}
        onClick={(event) => {
          event.preventDefault();
          sheet.current?.showModal();
        }}
      >
        <Icon of={SlidersHorizontal} />
        {set === 0 ? m.list_filters() : m.list_filters_set({ shown: count(set, language) })}
      </a>
    </div>
  );
}
