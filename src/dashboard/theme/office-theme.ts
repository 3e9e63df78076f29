import { createTheme, type MantineColorsTuple, Tooltip } from '@mantine/core';
import { m } from '#messages/messages.js';
import { fittingOptions } from './fitting-options.ts';

const ink: MantineColorsTuple = [
  '#edf3ea',
  '#dfeae0',
  '#c5dacb',
  '#9dc0ac',
  '#6a9d87',
  '#3c806a',
  '#1f6650',
  '#14513f',
  '#0e3d31',
  '#0a2f26',
];
const marigold: MantineColorsTuple = [
  '#fff8e8',
  '#fdeec9',
  '#fce0a0',
  '#fbd074',
  '#f9bd49',
  '#f6a81c',
  '#e59400',
  '#b86e00',
  '#8a5200',
  '#663c00',
];
const red: MantineColorsTuple = [
  '#fce9e6',
  '#f8d0cb',
  '#f3aaa4',
  '#f08a86',
  '#e4575a',
  '#d92c3a',
  '#c02030',
  '#a8152a',
  '#8a0f22',
  '#6d0a1a',
];
/** Text and background colours of the dark scheme. */
const dark: MantineColorsTuple = [
  '#eaf0ea',
  '#c8d4cb',
  '#a3b5aa',
  '#7f9488',
  '#41554b',
  '#2c3f36',
  '#1d2d26',
  '#13211b',
  '#0d1814',
  '#08110e',
];

/** Defaults of all dialogs; a function, because the language is only known when one is shown. */
const dialog = () => ({
  // Mantine locks the page's scrolling with a style element, which the site's policy refuses.
  lockScroll: false,
  closeButtonProps: { 'aria-label': m.inbox_dialog_close() },
  // Otherwise it would count as a second banner of the page.
  attributes: { header: { role: 'presentation' } },
});

/** The office's theme: the site's colours and type, denser. */
export const officeTheme = createTheme({
  colors: { ink, marigold, red, dark },
  black: '#06231c',
  white: '#fffdf7',
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '720' },
  defaultRadius: 10,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.5' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Notification: { defaultProps: () => ({ closeButtonProps: { 'aria-label': m.inbox_dialog_close() } }) },
    Modal: { defaultProps: () => ({ ...dialog(), centered: true, radius: 16 }) },
    Drawer: { defaultProps: dialog },
    Select: { defaultProps: { filter: fittingOptions } },
    MultiSelect: { defaultProps: { filter: fittingOptions } },
    Tooltip: Tooltip.extend({
      defaultProps: { withArrow: true, multiline: true, events: { hover: true, focus: true, touch: true } },
    }),
  },
});
