import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { officeTheme } from './office-theme.ts';

/** Differences from Mantine's variables, for the site's background and its contrast (WCAG AA everywhere). */
const ours: ConvertCSSVariablesInput = {
  variables: {},
  light: {
    '--mantine-color-body': '#fffdf7',
    '--mantine-color-text': '#10261e',
    '--mantine-color-dimmed': '#4c5f55',
    '--mantine-color-placeholder': '#5d6f65',
    '--mantine-color-error': '#a8152a',
    '--mantine-color-default': '#fffdf7',
    '--mantine-color-default-hover': '#f5edd9',
    '--mantine-color-default-border': '#d3c6a6',
    '--mantine-color-anchor': '#14513f',
    '--mantine-color-disabled': '#efe8d6',
    '--mantine-color-disabled-color': '#5f6d65',
    '--mantine-color-disabled-border': '#e0d6bd',
  },
  dark: {
    '--mantine-color-body': '#13211b',
    '--mantine-color-text': '#eaf0ea',
    '--mantine-color-dimmed': '#a9baaf',
    '--mantine-color-placeholder': '#8fa397',
    '--mantine-color-error': '#f5a5a0',
    '--mantine-color-default': '#16251f',
    '--mantine-color-default-hover': '#1d2d26',
    '--mantine-color-default-border': '#3a4d43',
    '--mantine-color-anchor': '#9dc0ac',
    '--mantine-color-disabled': '#1d2d26',
    '--mantine-color-disabled-color': '#93a59a',
    '--mantine-color-disabled-border': '#2c3f36',
  },
};

/**
 * Writes the theme's variables into a constructed style sheet. Mantine would write them as a style element, which the
 * site's content security policy refuses; constructed sheets are allowed.
 */
export function adoptOfficeVariables(): void {
  const theme = mergeMantineTheme(DEFAULT_THEME, officeTheme);
  const theirs = defaultCssVariablesResolver(theme);
  const css = convertCssVariables(
    {
      variables: { ...theirs.variables, ...ours.variables },
      light: { ...theirs.light, ...ours.light, '--mantine-color-scheme': 'light' },
      dark: { ...theirs.dark, ...ours.dark, '--mantine-color-scheme': 'dark' },
    },
    ':root',
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
