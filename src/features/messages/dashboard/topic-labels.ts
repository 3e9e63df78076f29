import { m } from '#messages/messages.js';

/** What tasks do, by topic. */
export const topicLabels: Readonly<Record<string, () => string>> = {
  'private-files.remove': m.outbox_task_delete_file,
};
