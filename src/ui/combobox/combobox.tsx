import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { type Choice, matchingChoices } from './choices.ts';
import { ComboboxList } from './combobox-list.tsx';
import './combobox.css';

interface ComboboxProps {
  id: string;
  name?: string;
  /** The text of the field. */
  value: string;
  onValue: (value: string) => void;
  /** Offered before anything is typed, and searched unless `find` is given. */
  choices: readonly Choice[];
  /** Looks up the typed text elsewhere, such as on the server. */
  find?: (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  placeholder?: string;
  /** Shown when nothing matches. */
  emptyLabels: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** On blur, the typed text becomes the first matching option. */
  settle?: boolean;
}

const waitMs = 120;

/**
 * A text field with options below it, with the keyboard of the ARIA practices. Without JavaScript it is a plain field
 * with the browser's datalist; the typed text is sent as it is.
 */
export function Combobox({
  id,
  name,
  value,
  onValue,
  choices,
  find,
  placeholder,
  emptyLabels,
  invalid = false,
  describedBy,
  settle = false,
}: ComboboxProps) {
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const alive = useHydrated();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** The text typed since the last choice; undefined: the value was chosen. */
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<{ readonly typed: string; readonly choices: readonly Choice[] }>();

  useEffect(() => {
    if (find === undefined || typed === undefined || typed.trim() === '') {
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(typed, stop.signal).then(
        (each) => setFound({ typed, choices: each }),
        // Without a connection the typed text stays: the form accepts it too.
        () => stop.signal.aborted || setFound({ typed, choices: [] }),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, typed]);

  const query = typed?.trim() ?? '';
  const shown =
    query === '' ? choices : find === undefined ? matchingChoices(choices, query) : (found?.choices ?? []);
  const isWaiting = find !== undefined && query !== '' && found?.typed !== typed;
  const isNothing = query !== '' && !isWaiting && shown.length === 0;
  const isOpen = alive && open && (shown.length > 0 || isNothing);
  const current = isOpen ? shown[active] : undefined;

  useEffect(() => {
    if (isOpen) {
      // A list below the window's edge would not be noticed.
      document.getElementById(list)?.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen, list]);

  const choose = (choice: Choice) => {
    onValue(choice.value);
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    const next = (Math.max(active, step > 0 ? -1 : 0) + step + shown.length) % Math.max(1, shown.length);
    setActive(next);
    requestAnimationFrame(() =>
      box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }),
    );
  };

  return (
    <div className="combo" ref={box}>
      <input
        id={id}
        name={name}
        type="text"
        role={alive ? 'combobox' : undefined}
        aria-expanded={alive ? isOpen : undefined}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete={alive ? 'list' : undefined}
        aria-activedescendant={current && `${list}-${active}`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        list={alive ? undefined : `${list}-plain`}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={60}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => {
          const first = shown[0];
          if (settle && isOpen && query !== '' && !isWaiting && first) {
            choose(first);
          }
          setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) {
            return;
          }
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            move(event.key === 'ArrowDown' ? 1 : -1);
          } else if (event.key === 'Enter' && isOpen && (current || (query !== '' && shown[0]))) {
            event.preventDefault();
            choose(current ?? shown[0] ?? { value, label: value });
          } else if (event.key === 'Escape' && isOpen) {
            event.preventDefault();
            setOpen(false);
          }
        }}
      />
      {!alive && (
        <datalist id={`${list}-plain`}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} />
          ))}
        </datalist>
      )}
      {isOpen && (
        <ComboboxList
          id={list}
          choices={shown}
          active={active}
          emptyLabels={isNothing ? emptyLabels : undefined}
          onActive={setActive}
          onChoose={choose}
        />
      )}
      <span className="vh" role="status">
        {isOpen && isNothing ? emptyLabels : ''}
      </span>
    </div>
  );
}
