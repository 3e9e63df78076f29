const facts = {
  kind: 'blog',
  category: 'destinations',
  tags: ['tea'],
  author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
  publishedOn: '2026-11-15',
  cover: '6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11',
};

const texts = {
  en: {
    title: 'A morning in the tea gardens',
    summary: 'What to see in Sreemangal before the buses come.',
    tags: { tea: 'Tea' },
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Start at six, on foot.' }] }],
    },
  },
};

/** A valid example document for the API description. */
export const exampleContent = { slug: 'a-morning-in-the-tea-gardens', facts, texts };
