import { useQuery } from '@tanstack/react-query';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { marketNames } from '#features/departures/dashboard/market-names.ts';
import { m } from '#messages/messages.js';
import { themeNames } from '../themes/theme-names.rules.ts';
import type { OwnTheme } from '../tour-packages.contract.ts';
import { AddTheme } from './add-theme.tsx';
import { NamedRow } from './named-row.tsx';
import { openTheme } from './theme-form.tsx';
import { themesKey, themesQuery } from './themes-client.ts';

/** The themes of packages: the program's in one line, and the agency's own, which can be changed. */
export function ThemesSection() {
  const query = useQuery(themesQuery);
  const builtIn = Object.values(themeNames).map((name) => name());
  return (
    <section className="of-panel of-places of-themes" aria-labelledby="themes">
      <div className="of-themes-head">
        <h2 id="themes">{m.office_themes()}</h2>
        <AddTheme />
      </div>
      <p className="of-dim">{m.office_themes_text({ names: builtIn.join(', ') })}</p>
      <Loaded query={query}>{(themes) => <ThemeList themes={themes} />}</Loaded>
    </section>
  );
}

function ThemeList({ themes }: { themes: readonly OwnTheme[] }) {
  const language = officeLanguage();
  const sorted = themes.toSorted((a, b) => a.names[language].localeCompare(b.names[language], language));
  return (
    <ul>
      {sorted.map((theme) => (
        <NamedRow
          key={theme.key}
          names={theme.names}
          detail={theme.markets.map((each) => marketNames[each]()).join(', ')}
          change={m.office_theme_change()}
          onChange={() => openTheme({ theme, known: themes })}
          removable={m.office_theme_remove_text()}
          queryKey={themesKey}
          onRemove={() => write('DELETE /themes/{key}', { key: theme.key })}
        />
      ))}
    </ul>
  );
}
