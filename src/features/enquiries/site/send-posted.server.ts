import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PostedForm } from '#platform/http/page-context.ts';
import { visitorActor } from '../enquiries.rules.ts';
import { sendEnquiry } from '../send/send.commands.ts';
import type { SendForm } from '../send/send.contract.ts';

export type PostedResult =
  | { readonly is: 'sent'; readonly path: string }
  /** Paths in the request. */
  | { readonly is: 'refused'; readonly paths: readonly string[] }
  | { readonly is: 'unavailable'; readonly status: number };

/** Sends an enquiry from a form posted without JavaScript. */
export async function sendPosted(posted: PostedForm, request: SendForm): Promise<PostedResult> {
  const { visitor, fields, deps } = posted;
  try {
    const { path } = await run(deps, visitorActor, sendEnquiry, {
      request: { ...request, website: (fields.get('website') ?? '').slice(0, 200) },
      visitor,
    });
    return { is: 'sent', path: `${path}?sent=1` };
  } catch (cause) {
    if (cause instanceof Failure && cause.kind === 'invalid') {
      return { is: 'refused', paths: cause.fields.map(({ path }) => path.replace(/^request\./, '')) };
    }
    if (cause instanceof Failure && (cause.kind === 'unavailable' || cause.kind === 'too-many')) {
      return { is: 'unavailable', status: statusOf[cause.kind] };
    }
    throw cause;
  }
}
