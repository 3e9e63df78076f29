import { m } from '#messages/messages.js';
import type { Language, Localised } from '#platform/language.ts';
import agent from './portraits/agent.svg';
import founder from './portraits/founder.svg';
import support from './portraits/support.svg';

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Their work in a sentence or two. */
  readonly about: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
}

interface Sample {
  readonly id: string;
  readonly name: Localised;
  readonly role: () => string;
  readonly about: () => string;
  readonly imageUrl: string;
  readonly imageAlt: () => string;
}

/** The three people of the sample agency. */
const samples: readonly Sample[] = [
  {
    id: 'founder',
    name: { en: 'Farhana Kabir', bn: 'ফারহানা কবির' },
    role: m.pages_team_role_founder,
    about: m.pages_team_about_founder,
    imageUrl: founder,
    imageAlt: m.pages_team_alt_founder,
  },
  {
    id: 'agent',
    name: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    role: m.pages_team_role_agent,
    about: m.pages_team_about_agent,
    imageUrl: agent,
    imageAlt: m.pages_team_alt_agent,
  },
  {
    id: 'support',
    name: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    role: m.pages_team_role_support,
    about: m.pages_team_about_support,
    imageUrl: support,
    imageAlt: m.pages_team_alt_support,
  },
];

/** The team in a language. */
export function teamIn(language: Language): readonly TeamMember[] {
  return samples.map(({ name, role, about, imageAlt, ...rest }) => ({
    ...rest,
    name: name[language],
    role: role(),
    about: about(),
    imageAlt: imageAlt(),
  }));
}
