import type { Role } from '#features/identity/roles/roles.rules.ts';

/** Who works in the sample agency, beside whoever owns it. They have no password: nobody signs in as one of them. */
export const colleagues = {
  tanvir: { name: 'Tanvir Hasan', role: 'manager' },
  nusrat: { name: 'Nusrat Jahan', role: 'clerk' },
  rafiq: { name: 'Rafiqul Islam', role: 'clerk' },
  sumaiya: { name: 'Sumaiya Akter', role: 'accountant' },
  imran: { name: 'Imran Hossain', role: 'visa-officer' },
  lamia: { name: 'Lamia Chowdhury', role: 'editor' },
} as const satisfies Record<string, { readonly name: string; readonly role: Role }>;
export type ColleagueName = keyof typeof colleagues;

export const names = Object.keys(colleagues).filter((name): name is ColleagueName => name in colleagues);

export const addressOf = (name: ColleagueName): string => `${name}@sample.shofor.example`;

/** Their addresses, to which nothing is sent. */
export const addressesOfColleagues: readonly string[] = names.map(addressOf);
