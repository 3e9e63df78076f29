/** So long a gateway may work on a refund before staff can say what became of it: its own three days for a refund. */
export const stuckAfterMs = 3 * 24 * 60 * 60 * 1_000;

/** From when on staff may settle a refund that its gateway works on. */
export const isStuck = (
  {
    state,
    sentAt,
    askedAt,
  }: { readonly state: string; readonly sentAt: Date | null; readonly askedAt: Date },
  now: Date,
): boolean => state === 'processing' && now.getTime() - (sentAt ?? askedAt).getTime() >= stuckAfterMs;
