import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { Theme } from './themes.contract.ts';

type Named = (inputs?: Record<string, never>, options?: { locale?: Language }) => string;

/** The names of the program's themes. */
export const themeNames: Readonly<Record<Theme, Named>> = {
  beach: m.packages_theme_beach,
  hills: m.packages_theme_hills,
  forest: m.packages_theme_forest,
  river: m.packages_theme_river,
  heritage: m.packages_theme_heritage,
  city: m.packages_theme_city,
  family: m.packages_theme_family,
  honeymoon: m.packages_theme_honeymoon,
  adventure: m.packages_theme_adventure,
  umrah: m.packages_theme_umrah,
};
