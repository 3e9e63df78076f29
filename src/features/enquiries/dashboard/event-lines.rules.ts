/** One event of a stream of server-sent events. */
export interface SentEvent {
  readonly event: string;
  readonly data: string;
}

/** Parses complete events from the start of the buffer, and leaves the rest for later (the format: HTML, 9.2.6). */
export function takeEvents(text: string): { readonly events: readonly SentEvent[]; readonly rest: string } {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.map((block): SentEvent => {
    const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
    const all = (name: string) =>
      fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
    return { event: all('event').at(-1) ?? 'message', data: all('data').join('\n') };
  });
  return { events, rest };
}
