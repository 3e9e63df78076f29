import { useQueries } from '@tanstack/react-query';
import { Contact, Image, Inbox, type LucideIcon, UserRound } from 'lucide-react';
import { customerPath } from '#features/customers/dashboard/customers-client.ts';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { useMe } from '../api/me.ts';
import { read } from '../api/operations.ts';
import { listUsers } from '../api/users.ts';
import { editPath } from '../documents/document-addresses.ts';
import { kindName, titleOf } from '../documents/document-labels.ts';
import { listOf } from '../documents/document-lists.ts';
import { roleName } from '../permission-check.ts';

/** A search result of the server, and the page that shows it. */
export interface FoundThing {
  readonly id: string;
  readonly name: string;
  /** Its kind, in a few words. */
  readonly about: string;
  readonly path: string;
  readonly icon: LucideIcon;
}

interface Source {
  readonly key: string;
  readonly label: () => string;
  readonly needs: Permission;
  readonly find: (q: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
}

/** How many results of each kind are shown; the lists have more. */
const limit = 6;

/** The searchable lists of the API, with the permission of each. */
const sources: readonly Source[] = [
  {
    key: 'documents',
    label: m.office_search_things,
    needs: 'documents.read',
    find: async (q, signal) =>
      (await read('GET /documents', { q, limit }, signal)).items.map((document) => ({
        id: document.id,
        name: titleOf(document),
        about: kindName(document),
        path: editPath(document),
        icon: listOf(document).icon,
      })),
  },
  {
    key: 'customers',
    label: m.inbox_customers,
    needs: 'customers.read',
    find: async (q, signal) =>
      (await read('GET /customers', { q, limit }, signal)).items.map(({ id, name, contacts }) => ({
        id,
        name,
        about: contacts.map(({ value }) => groupedPhone(value)).join(' · '),
        path: customerPath(id),
        icon: Contact,
      })),
  },
  {
    key: 'enquiries',
    label: m.inbox_title,
    needs: 'enquiries.read',
    find: async (q, signal) =>
      (await read('GET /enquiries', { q, tab: 'all', limit }, signal)).items.map(
        ({ id, reference, name, subject }) => ({
          id,
          name: `${reference} · ${name}`,
          about: subject,
          path: `/dashboard/enquiries/${id}`,
          icon: Inbox,
        }),
      ),
  },
  {
    key: 'pictures',
    label: m.writing_media_title,
    needs: 'media.read',
    find: async (q, signal) =>
      (await read('GET /media', { q, limit }, signal)).items.map(({ id, name }) => ({
        id,
        name,
        about: m.office_kind_picture(),
        path: `/dashboard/media?q=${encodeURIComponent(name)}`,
        icon: Image,
      })),
  },
  {
    key: 'users',
    label: m.office_nav_users,
    needs: 'users.read',
    find: async (q, signal) =>
      (await listUsers({ q, limit }, signal)).items.map(({ uid, name, email, role }) => ({
        id: uid,
        name: name ?? email,
        about: `${roleName(role)} · ${email}`,
        path: `/dashboard/users?q=${encodeURIComponent(email)}`,
        icon: UserRound,
      })),
  },
];

/** The longest query that every search of the API accepts. */
const longestSearch = 80;

/** Search results by kind, of what the user may read; none for less than two letters. */
export function useFoundThings(typed: string) {
  const me = useMe();
  const words = typed.slice(0, longestSearch);
  const open = sources.filter(({ needs }) => words.length >= 2 && me.may(needs));
  const results = useQueries({
    queries: open.map(({ key, find }) => ({
      queryKey: ['found', key, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
    })),
  });
  return open.map(({ key, label }, at) => ({ key, label: label(), things: results[at]?.data ?? [] }));
}
