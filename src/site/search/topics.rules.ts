import { emptyWords } from '#features/documents/search/search-intent.data.ts';
import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import { type Topic, topics, topicTerms } from './topics.data.ts';

const stemsOf = (text: string) => plainWords(text).map(stem);
const empty = emptyWords.flatMap(stemsOf);

/** The questions of a topic, in stems. */
export const questionsOf = (topic: Topic): readonly (readonly string[])[] =>
  topicTerms[topic].asks.split(',').map(stemsOf);

const known = topics.map((topic) => ({
  topic,
  asks: questionsOf(topic),
  words: new Set([...questionsOf(topic).flat(), ...stemsOf(topicTerms[topic].beside), ...empty]),
}));

/**
 * The topic of a search that asks something of the agency itself: all its words belong to it, and one of its questions is whole
 * among them. Of several, the one whose question has most words.
 */
export function findTopic(query: string): Topic | undefined {
  const asked = stemsOf(query);
  const found = known.flatMap(({ topic, asks, words }) => {
    const whole = asked.every((word) => words.has(word))
      ? asks.filter((ask) => ask.every((word) => asked.includes(word))).map((ask) => ask.length)
      : [];
    return whole.length === 0 ? [] : [{ topic, length: Math.max(...whole) }];
  });
  return found.toSorted((a, b) => b.length - a.length)[0]?.topic;
}
