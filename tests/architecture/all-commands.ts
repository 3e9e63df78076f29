import type { z } from 'zod';
import { undoImport } from '#features/imports/imports.commands.ts';
import { changePicture, deletePicture, replacePicture } from '#features/media/library/library.commands.ts';
import type { Command } from '#platform/command/command.ts';

export type AnyCommand = Command<z.ZodType, unknown>;

const isCommand = (value: unknown): value is AnyCommand =>
  typeof value === 'object' &&
  value !== null &&
  'permission' in value &&
  'input' in value &&
  'run' in value &&
  'name' in value;

/** Commands that need something of the program to be made. */
const uses = { find: async () => [], count: async () => new Map(), tags: async () => [] };
export const made = {
  'library.commands.ts changePicture': changePicture(uses),
  'library.commands.ts replacePicture': replacePicture(uses),
  'library.commands.ts deletePicture': deletePicture(uses),
  'imports.commands.ts undoImport': undoImport(new Map()),
};

/** Every module of commands, by its path. */
export const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.commands.ts', { eager: true });
/** Every module of steps in the transaction of a command, by its path. */
export const writeModules = import.meta.glob<Record<string, unknown>>('/src/**/*.writes.ts', { eager: true });
export const exported = Object.entries({ ...modules, ...writeModules }).flatMap(([path, module]) =>
  Object.entries(module).map(([name, value]) => ({ id: `${path.split('/').at(-1)} ${name}`, value })),
);
/** The commands that a module exports, by themselves or in a set of one kind. */
export const commandsOf = (module: Readonly<Record<string, unknown>>): AnyCommand[] =>
  Object.values(module).flatMap((value) =>
    isCommand(value)
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).filter(isCommand)
        : [],
  );
/** Every command of the program. */
export const commands: AnyCommand[] = [
  ...Object.values(modules).flatMap(commandsOf),
  ...Object.values(made).filter(isCommand),
];
