/** Questions to the lists and the search of the site as visitors ask them, none of which was asked before. */

/** Words of the demo agency's texts, common and rare ones. */
const words = [
  'beach',
  'island',
  'hills',
  'river',
  'forest',
  'temple',
  'mosque',
  'mangrove',
  'waterfall',
  'monastery',
  'snorkel',
  'houseboat',
  'lagoon',
  'meadow',
  'trekking',
  'heritage',
  'palace',
  'museum',
  'market',
  'sunset',
  'tiger',
  'coral',
  'valley',
  'lake',
  'cable',
  'balloon',
  'desert',
  'cruise',
  'resort',
  'breakfast',
  'honeymoon',
  'family',
  'umrah',
  'ziyarah',
  'madinah',
  'kaaba',
  'passport',
  'transfer',
  'speedboat',
  'bungalow',
  'darjeeling',
  'kathmandu',
  'pokhara',
  'nagarkot',
  'thimphu',
  'paro',
  'bangkok',
  'pattaya',
  'langkawi',
  'penang',
  'istanbul',
  'cappadocia',
  'antalya',
  'srinagar',
  'gulmarg',
  'pahalgam',
  'kandy',
  'colombo',
  'hanoi',
  'halong',
  'rangamati',
  'bandarban',
  'keokradong',
  'sajek',
  'khagrachari',
  'sylhet',
  'ratargul',
  'jaflong',
  'sreemangal',
  'tanguar',
  'kuakata',
  'sundarbans',
  'paharpur',
  'bogura',
  'kushtia',
  'dighinala',
  'nafakhum',
  'inani',
  'himchari',
];
const banglaWords = [
  'সৈকত',
  'দ্বীপ',
  'পাহাড়',
  'নদী',
  'মন্দির',
  'মসজিদ',
  'ঝরনা',
  'চা বাগান',
  'হাওর',
  'পরিবার',
  'উমরাহ',
  'মদিনা',
  'কক্সবাজার',
  'বান্দরবান',
  'রাঙামাটি',
  'সাজেক',
  'সিলেট',
  'জাফলং',
  'শ্রীমঙ্গল',
  'কুয়াকাটা',
  'সুন্দরবন',
  'নেপাল',
  'পোখারা',
  'ভুটান',
  'থাইল্যান্ড',
  'মালয়েশিয়া',
  'মালদ্বীপ',
  'শ্রীলঙ্কা',
  'কাশ্মীর',
  'তুরস্ক',
  'ভিয়েতনাম',
  'দুবাই',
];
const places = {
  domestic: [
    'coxs-bazar',
    'sajek',
    'sylhet',
    'bandarban',
    'rangamati',
    'kuakata',
    'sundarbans',
    'saint-martin',
  ],
  international: ['th', 'np', 'my', 'mv', 'lk', 'in', 'tr', 'vn', 'bt', 'ae', 'id', 'sa'],
};
const themes = ['beach', 'hills', 'city', 'family', 'honeymoon', 'adventure'];
const markets = ['domestic', 'international'] as const;
const nights = ['0-1', '2-3', '4-5', '6-7', '8-60'];
const firstYear = 2027;

/** The same numbers in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many of each kind there are in a round, together 400, and the goal for each in ms of CPU. */
export const freshKinds = [
  { kind: 'list, filters', asked: 120, goal: 5 },
  { kind: 'list, a word', asked: 80, goal: 6 },
  { kind: 'list, a misspelled word', asked: 60, goal: 8 },
  { kind: 'search, two words and a number', asked: 80, goal: 6 },
  { kind: 'search, a misspelled word', asked: 60, goal: 8 },
] as const;
export type FreshKind = (typeof freshKinds)[number]['kind'];

/** Addresses of one kind after another; none comes twice. */
export class FreshQueries {
  readonly #asked = new Set<string>();
  readonly #below = numbers(2_027);

  /** The addresses of a round. */
  round(): ReadonlyMap<FreshKind, readonly string[]> {
    return new Map(
      freshKinds.map(({ kind, asked }) => [kind, Array.from({ length: asked }, () => this.#next(kind))]),
    );
  }

  #next(kind: FreshKind): string {
    for (;;) {
      const path = this.#path(kind);
      if (!this.#asked.has(path)) {
        this.#asked.add(path);
        return path;
      }
    }
  }

  #of<Value>(values: readonly Value[]): Value {
    const value = values[this.#below(values.length)];
    if (value === undefined) {
      throw new Error('There is nothing to choose from.');
    }
    return value;
  }

  /** One of four asks in Bangla. */
  #path(kind: FreshKind): string {
    const isBangla = this.#below(4) === 0;
    const word = () => this.#of(isBangla ? banglaWords : words);
    const inLanguage = (path: string, query: URLSearchParams) => `${isBangla ? '/bn' : ''}${path}?${query}`;
    switch (kind) {
      case 'list, filters':
        return this.#list(inLanguage, undefined);
      case 'list, a word':
        return this.#list(inLanguage, word());
      case 'list, a misspelled word':
        return this.#list(inLanguage, this.#misspelled(word()));
      case 'search, two words and a number':
        return inLanguage(
          '/search',
          new URLSearchParams({ q: `${word()} ${word()} ${1 + this.#below(400)}` }),
        );
      case 'search, a misspelled word':
        return inLanguage(
          '/search',
          new URLSearchParams({ q: `${this.#misspelled(word())} ${1 + this.#below(30)}` }),
        );
    }
  }

  #list(inLanguage: (path: string, query: URLSearchParams) => string, q: string | undefined): string {
    const market = this.#of(markets);
    const from = 1_000 + this.#below(60) * 500;
    const query = new URLSearchParams({ ...(q === undefined ? {} : { q }), pricefrom: String(from) });
    const more: ReadonlyArray<() => void> = [
      () => query.set('priceto', String(from + 5_000 + this.#below(200) * 500)),
      () => query.set('destination', this.#of(places[market])),
      () => query.set('month', `${firstYear}-${String(1 + this.#below(9)).padStart(2, '0')}`),
      () => query.set('nights', this.#of(nights)),
      () => query.set('theme', this.#of(themes)),
      () => query.set('travellers', String(1 + this.#below(6))),
      () => query.set('sort', this.#of(['price', 'price-down', 'nights'])),
    ];
    // A word comes with a price; otherwise one or two of the filters are set.
    for (let set = q === undefined ? 1 + this.#below(2) : 0; set > 0; set -= 1) {
      this.#of(more)();
    }
    // The program sorts them, too.
    query.sort();
    return inLanguage(`/packages/${market}`, query);
  }

  /** One letter behind the first is left out, doubled, or changes places with its neighbour. */
  #misspelled(word: string): string {
    const letters = [...word];
    const at = 1 + this.#below(letters.length - 2);
    const [letter = '', next = ''] = letters.slice(at, at + 2);
    const instead = this.#of([
      [next],
      [letter, letter, next],
      [next, letter],
      [this.#of([...'aeiorst']), next],
    ]);
    return [...letters.slice(0, at), ...instead, ...letters.slice(at + 2)].join('');
  }
}
