import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { settingsParts } from '#dashboard/shell/settings-parts.data.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { type FoundSetting, findSettings } from './settings-search.ts';

/** The section at the top of the window, so that the index marks it. */
function useVisibleSection(): string | undefined {
  const [visible, setVisible] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) {
          setVisible(entered.target.getAttribute('aria-labelledby') ?? undefined);
        }
      },
      // A line below the head of the office: one section at a time crosses it.
      { rootMargin: '-100px 0px -85% 0px' },
    );
    for (const section of document.querySelectorAll('.of-settings .of-section')) {
      watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return visible;
}

/** Focuses the field with the label in its section, or the section's heading where it stands for several. */
function goToSetting({ part, label }: FoundSetting): void {
  const heading = document.getElementById(part);
  const labels = [...(heading?.closest('section')?.querySelectorAll('label') ?? [])];
  const field = labels.find(({ textContent }) => textContent?.startsWith(label))?.control ?? heading;
  field?.scrollIntoView({ block: field === heading ? 'start' : 'center' });
  field?.focus({ preventScroll: true });
}

/** The sections of the settings, and a search over what can be set in them. */
export function SettingsIndex() {
  const [typed, setTyped] = useState('');
  const visible = useVisibleSection();
  const found = findSettings(typed, officeLanguage());
  const titles = new Map(settingsParts.map(({ key, label }) => [key, label()]));
  return (
    <div className="of-settings-index">
      <TextInput
        type="search"
        label={m.office_settings_find()}
        placeholder={m.office_settings_find_hint()}
        leftSection={<Icon of={Search} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Enter' && first !== undefined) {
            goToSetting(first);
          }
        }}
      />
      <div role="status">
        {typed.trim() !== '' && found.length === 0 && (
          <p className="of-dim">{m.office_settings_found_none()}</p>
        )}
      </div>
      {found.length > 0 ? (
        <ul>
          {found.map((each) => (
            <li key={`${each.part} ${each.label}`}>
              <button type="button" onClick={() => goToSetting(each)}>
                {each.label}
                {titles.get(each.part) !== each.label && (
                  <span className="of-dim">{titles.get(each.part)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <nav aria-label={m.office_settings_index()}>
          <ul>
            {settingsParts.map(({ key, label }) => (
              <li key={key}>
                <Link to={`#${key}`} replace aria-current={visible === key ? 'location' : undefined}>
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
