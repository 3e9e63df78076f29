/** The topic of the outbox that remembers a removal beside the backups. */
export const rememberTopic = 'personal-data.remember';

/** The program, where it removes again what a backup brought back. What goes by itself, and when: `site-settings/retention.data.ts`. */
export const remover = {
  id: 'system:personal-data',
  permissions: new Set(['personal-data.remove']),
} as const;
