import type { MiddlewareHandler } from 'hono';
import { activityRoutes } from '#features/activity/activity.api.ts';
import { exportRoutes } from '#features/activity/exports/exports.api.ts';
import { planRoutes } from '#features/departures/plan/plan.api.ts';
import { bulkRoutes } from '#features/documents/bulk/bulk.api.ts';
import { checkRoutes } from '#features/documents/checks/checks.api.ts';
import { documentRoutes } from '#features/documents/documents.api.ts';
import type { DocumentDeps } from '#features/documents/documents.commands.ts';
import { duplicateRoutes } from '#features/documents/duplicate/duplicate.api.ts';
import { pictureUses } from '#features/documents/pictures/pictures.queries.ts';
import { previewLinkRoutes } from '#features/documents/preview/preview.api.ts';
import { publicationRoutes } from '#features/documents/publication/publication.api.ts';
import { revisionRoutes } from '#features/documents/revisions/revisions.api.ts';
import { workingDraftRoutes } from '#features/documents/working-drafts/working-drafts.api.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { importLimits } from '#features/imports/imports.contract.ts';
import { listViewRoutes } from '#features/list-views/list-views.api.ts';
import { lookupRoutes } from '#features/lookup/lookup.api.ts';
import { libraryRoutes, pictureFileRoutes } from '#features/media/library/library.api.ts';
import { uploadLimits } from '#features/media/upload.rules.ts';
import { agendaRoutes } from '#features/overview/agenda/agenda.api.ts';
import { overviewRoutes } from '#features/overview/overview.api.ts';
import { pushRoutes } from '#features/push/push.api.ts';
import { sampleRoutes } from '#features/samples/samples.api.ts';
import { settingsRoutes } from '#features/site-settings/site-settings.api.ts';
import { startRoutes } from '#features/start/start.api.ts';
import { destinationRoutes } from '#features/tour-packages/destinations/destinations.api.ts';
import { themeRoutes } from '#features/tour-packages/themes/themes.api.ts';
import { travellerReviewRoutes } from '#features/traveller-reviews/traveller-reviews.api.ts';
import { paperRoutes } from '#features/visas/papers/papers.api.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import type { ApiVariables } from '#platform/http/gate.ts';
import type { JsonRoutes } from '#platform/http/json-routes.ts';
import { lengthProblem } from '#platform/http/problem.ts';
import type { Storage } from '#platform/storage.ts';

/** The largest JSON body: far more than the longest post in both languages. */
const maxBytes = 2 * 1024 * 1024;

/** The largest JSON body of who isn't signed in: four times the longest form. */
const maxOfVisitor = 256 * 1024;

const maxOfPicture = uploadLimits.bytes + 64 * 1024;
const maxOfImport = importLimits.archive + 64 * 1024;
/** Paths with limits of their own. */
const ownLimits =
  /\/visitor\/(?:enquiries\/[^/]+\/files|orders\/[^/]+\/claims|visa-cases\/[^/]+\/applicants\/[^/]+\/papers\/[^/]+)$|\/mail\/inbound$/;
/** A table, or an archive of posts with their pictures. */
const imported = /\/imports$/;
const uploads = /\/media(?:\/[^/]+\/replace)?$|\/fares\/[^/]+\/tickets\/files$/;

/** Refuses larger bodies before reading them; Content-Length is required. */
export const requestLimits: MiddlewareHandler = async (context, next) => {
  if (ownLimits.test(context.req.path)) {
    return next();
  }
  const { path } = context.req;
  const most = uploads.test(path) ? maxOfPicture : imported.test(path) ? maxOfImport : maxBytes;
  const trouble = refusedLength(context.req.raw.headers, most);
  return trouble === undefined ? next() : lengthProblem(trouble, most);
};

/** Refuses bodies that only staff have reason to send, before they are read. */
export const visitorLimits: MiddlewareHandler<{ Variables: ApiVariables }> = async (context, next) => {
  const { path, raw } = context.req;
  if (context.get('caller') || ownLimits.test(path) || uploads.test(path)) {
    return next();
  }
  const trouble = refusedLength(raw.headers, maxOfVisitor);
  return trouble === undefined ? next() : lengthProblem(trouble, maxOfVisitor);
};

/** The office's routes: documents, pictures, settings, the log and the overview. */
export const officeRoutes = (
  deps: DocumentDeps & { storage: Storage; failed(cause: unknown): void },
): readonly JsonRoutes[] => [
  activityRoutes(deps),
  exportRoutes(deps),
  bulkRoutes(deps.kinds)(deps),
  duplicateRoutes(deps.kinds)(deps),
  destinationRoutes(deps),
  checkRoutes(deps.kinds)(deps),
  documentRoutes(deps.kinds)(deps),
  listViewRoutes(deps),
  libraryRoutes({ storage: deps.storage, uses: pictureUses })(deps),
  pictureFileRoutes(deps, { storage: deps.storage, uses: pictureUses }),
  lookupRoutes(deps),
  agendaRoutes((cause) => deps.failed(cause))(deps),
  overviewRoutes(deps),
  planRoutes(deps),
  paperRoutes(deps),
  previewLinkRoutes(deps),
  publicationRoutes(deps.kinds)(deps),
  pushRoutes(deps),
  revisionRoutes(deps.kinds)(deps),
  sampleRoutes(deps),
  settingsRoutes(findActorNames)(deps),
  startRoutes(deps),
  themeRoutes(deps),
  travellerReviewRoutes(deps),
  workingDraftRoutes(deps),
];
