import { m } from '#messages/messages.js';
import type { Theme } from '../tour-packages.contract.ts';

export const themeNames: Readonly<Record<Theme, () => string>> = {
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
