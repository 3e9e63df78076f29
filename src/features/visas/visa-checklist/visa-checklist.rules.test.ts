import { describe, expect, it } from 'vitest';
import type { Paper } from '../visas.contract.ts';
import {
  applicantProfiles,
  checklist,
  type GuideParts,
  papersOfKind,
  requiredPapers,
} from './visa-checklist.rules.ts';

const paper = (key: string, group: Paper['group'], shape: Paper['shape']): Paper => ({
  key,
  group,
  shape,
  texts: {
    en: { name: `The ${key}`, detail: `About the ${key}` },
    bn: { name: `${key} বাংলায়` },
  },
});

const library = new Map(
  [
    paper('ticket', 'journey', { prints: 1 }),
    paper('passport', 'about-you', { original: true, photocopies: 1 }),
    paper('noc', 'work', { original: true, translated: true }),
    paper('statement', 'money', { original: true }),
    paper('photo', 'about-you', { prints: 2 }),
  ].map((each) => [each.key, each]),
);

const guide = (changed: Partial<GuideParts['facts']> = {}): GuideParts => ({
  facts: {
    papers: {
      common: [{ paper: 'ticket' }, { paper: 'passport' }, { paper: 'hospital' }, { paper: 'photo' }],
      byProfile: { student: [], 'job-holder': [{ paper: 'statement' }, { paper: 'noc' }] },
    },
    ownPapers: [{ key: 'hospital', group: 'journey', shape: { scan: true } }],
    ...changed,
  },
  texts: {
    details: { passport: 'Six months are enough here.' },
    ownPapers: { hospital: { name: 'Hospital letter', detail: 'With the date.' } },
  },
  library,
  language: 'en',
});

const keys = (parts: GuideParts, profile: 'student' | 'job-holder') =>
  checklist(parts, profile).map(({ group, papers }) => [group, papers.map(({ key }) => key)]);

describe('a checklist', () => {
  it('puts what everybody and what the profile brings in the order of collecting', () => {
    expect(keys(guide(), 'job-holder')).toEqual([
      ['about-you', ['passport', 'photo']],
      ['work', ['noc']],
      ['money', ['statement']],
      ['journey', ['ticket', 'hospital']],
    ]);
  });

  it('has only the common papers for a profile without its own', () => {
    expect(keys(guide(), 'student').map(([group]) => group)).toEqual(['about-you', 'journey']);
  });

  it('takes the shape of the library where the guide says nothing', () => {
    expect(checklist(guide(), 'student')[0]?.papers[0]?.shape).toEqual({ original: true, photocopies: 1 });
  });

  it('lets the guide’s shape win over the library’s, and drops what comes to nothing', () => {
    const scanned = guide({
      papers: {
        common: [{ paper: 'passport', original: false, photocopies: 0, scan: true }],
        byProfile: {},
      },
    });
    expect(checklist(scanned, 'student')[0]?.papers[0]?.shape).toEqual({ scan: true });
  });

  it('has a paper once, as the profile’s own line has it', () => {
    const twice = guide({
      papers: { common: [{ paper: 'photo' }], byProfile: { student: [{ paper: 'photo', prints: 4 }] } },
    });
    const lines = papersOfKind(checklist(twice, 'student'), 'tourist');
    expect(lines).toMatchObject([{ papers: [{ key: 'photo', shape: { prints: 4 } }] }]);
    expect(lines[0]?.papers).toHaveLength(1);
  });

  it('has a paper in the form that the kind of visa wants', () => {
    const common = [
      { paper: 'passport', kinds: ['sticker'] },
      { paper: 'passport', kinds: ['e-visa'], original: false, photocopies: 0, scan: true },
    ];
    const groups = checklist(guide({ papers: { common, byProfile: {} } }), 'student');
    const shapes = (kind: string) =>
      papersOfKind(groups, kind).flatMap(({ papers }) => papers.map(({ shape }) => shape));
    expect(shapes('sticker')).toEqual([{ original: true, photocopies: 1 }]);
    expect(shapes('e-visa')).toEqual([{ scan: true }]);
  });

  it('has what only adults need for nobody who applies as a child, and the other way round', () => {
    const parts = guide({
      papers: {
        common: [
          { paper: 'passport', age: 'adults' },
          { paper: 'photo', age: 'children' },
        ],
        byProfile: { child: [], student: [] },
      },
    });
    const listed = (profile: 'child' | 'student') =>
      checklist(parts, profile).flatMap(({ papers }) => papers.map(({ key, age }) => [key, age]));
    expect(listed('student')).toEqual([['passport', 'adults']]);
    expect(listed('child')).toEqual([['photo', 'children']]);
  });

  it('replaces the library’s detail by the country’s own', () => {
    expect(checklist(guide(), 'student')[0]?.papers[0]).toMatchObject({
      name: 'The passport',
      detail: 'Six months are enough here.',
    });
  });

  it('speaks the language of the page, without a detail where the library has none', () => {
    const [first] = checklist({ ...guide(), language: 'bn' }, 'student')[0]?.papers.slice(1) ?? [];
    expect(first).toEqual({ key: 'photo', name: 'photo বাংলায়', shape: { prints: 2 } });
  });

  it('still has the guide’s own paper when its name isn’t written yet', () => {
    const parts = { ...guide(), texts: { details: {}, ownPapers: {} } };
    expect(checklist(parts, 'student')[1]?.papers[1]).toMatchObject({ key: 'hospital', name: 'hospital' });
  });

  it('leaves out a paper that is in no library', () => {
    expect(checklist({ ...guide(), library: new Map() }, 'job-holder')).toMatchObject([
      { group: 'journey', papers: [{ key: 'hospital' }] },
    ]);
  });
});

describe('the profiles of a guide', () => {
  it('are those with a list, in the order in which they are offered', () => {
    expect(applicantProfiles(guide().facts)).toEqual(['job-holder', 'student']);
  });

  it('have each paper of the library once', () => {
    expect(requiredPapers(guide().facts)).toEqual([
      'ticket',
      'passport',
      'hospital',
      'photo',
      'statement',
      'noc',
    ]);
  });

  it('has nothing for a tourist that only a patient needs', () => {
    const parts = guide({
      papers: {
        common: [{ paper: 'passport' }, { paper: 'hospital', kinds: ['medical'] }],
        byProfile: { student: [] },
      },
    });
    const of = (kind: string) =>
      papersOfKind(checklist(parts, 'student'), kind).map(({ group, papers }) => [
        group,
        papers.map(({ key }) => key),
      ]);
    expect(of('tourist')).toEqual([['about-you', ['passport']]]);
    expect(of('medical')).toEqual([
      ['about-you', ['passport']],
      ['journey', ['hospital']],
    ]);
  });
});
