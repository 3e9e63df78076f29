import { useSearchParams } from 'react-router';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { GuideView, KindView, ProfileView } from '../visa-guide/visa-guide.rules.ts';

/** A visitor's choices on a guide. They are held in the URL, so they survive a reload and can be shared. */
export interface VisaChoice {
  readonly kind: KindView;
  readonly profile: ProfileView | undefined;
  readonly applicants: number;
  readonly travel: string;
  /** The guide's URL without choices. */
  readonly address: string;
  /** The English path of the guide with one choice changed. */
  pathWith(changed: Readonly<Record<string, string>>): string;
  /** All choices except `without`, as hidden form fields. */
  others(without: string): ReadonlyArray<readonly [name: string, value: string]>;
}

/** The choices in the URL; the defaults are the guide's first kind and profile, and one applicant. */
export function useVisaChoice({ guide, slug }: { guide: GuideView; slug: string }): VisaChoice {
  const [search] = useSearchParams();
  const language = usePageLanguage();
  const { siteUrl } = useAgency();
  const path = visaPath(slug);
  const [mainKind] = guide.kinds;
  if (!mainKind) {
    throw new Error('A visa guide has at least one kind.');
  }
  const names = ['kind', 'profile', 'travel', 'applicants'];
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  const chosen = new Map(given);
  const applicants = Number(chosen.get('applicants') ?? '1');
  return {
    kind: guide.kinds.find(({ key }) => key === chosen.get('kind')) ?? mainKind,
    profile: guide.profiles.find(({ profile }) => profile === chosen.get('profile')) ?? guide.profiles[0],
    applicants: applicants >= 1 && applicants <= 9 ? applicants : 1,
    travel: chosen.get('travel') ?? '',
    address: `${siteUrl}${pageHref(language, path)}`,
    pathWith: (changed) => {
      const next = new URLSearchParams([...new Map([...chosen, ...Object.entries(changed)])]);
      return `${path}?${next}`;
    },
    others: (without) => given.filter(([name]) => name !== without),
  };
}

/** The `lang` attribute of a text, only where it differs from the page's. */
export function useOtherLanguage(textLanguage: string): string | undefined {
  const language = usePageLanguage();
  return textLanguage === language ? undefined : textLanguage;
}
