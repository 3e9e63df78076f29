import { replies, type TypedContact, topics } from '../contact/contact.rules.ts';

const place = 'shofor-contact';

/** Keeps what is typed for this tab, so that a reload or a look at another page loses nothing. */
export function keepContact(typed: TypedContact): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

/** What was typed before in this tab; what can't be read is as in `usual`. */
export function keptContact(usual: TypedContact): TypedContact | undefined {
  let found: unknown;
  try {
    found = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof found !== 'object' || found === null) {
    return undefined;
  }
  const kept: object = found;
  const text = (name: string) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value.slice(0, 4_000) : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    topic: topics.find((each) => each === text('topic')) ?? usual.topic,
    reply: replies.find((each) => each === text('reply')) ?? usual.reply,
  };
}
