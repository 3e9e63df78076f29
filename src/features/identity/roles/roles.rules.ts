/** Everything that can be allowed, named once. A command and a route of the API each need one of these. */
export const permissions = [
  /** What is one's own: everybody who is signed in has it. */
  'account.own',
  'documents.read',
  'documents.write',
  'documents.publish',
  'documents.trash',
  'departures.write',
  'media.read',
  'media.write',
  // A visitor's own: nobody signs in to send an enquiry.
  'enquiries.send',
  'enquiries.read',
  'enquiries.write',
  'enquiries.export',
  'settings.read',
  'settings.write',
  'users.read',
  'users.write',
  'activity.read',
  'mail.read',
  'mail.write',
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['owner', 'manager', 'editor', 'clerk', 'customer'] as const;

export type Role = (typeof roles)[number];

const editing: readonly Permission[] = [
  'documents.read',
  'documents.write',
  'documents.publish',
  'documents.trash',
  'departures.write',
  'media.read',
  'media.write',
];

const answering: readonly Permission[] = ['enquiries.read', 'enquiries.write', 'enquiries.export'];

/** A manager may all but roles and settings, an editor documents and media, a clerk enquiries. */
export const permissionsOf: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(permissions),
  manager: new Set([
    'account.own',
    ...editing,
    ...answering,
    'settings.read',
    'users.read',
    'activity.read',
    'mail.read',
    'mail.write',
  ]),
  editor: new Set(['account.own', ...editing]),
  clerk: new Set(['account.own', ...answering, 'documents.read', 'media.read']),
  customer: new Set(['account.own']),
};

/** Whether the role works in the office: may open the dashboard at all. */
export const isStaff = (role: Role): boolean => role !== 'customer';
