import { isRecord } from '#platform/record.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: unknown;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function parameterRow(parameter: unknown): string {
  if (!isRecord(parameter)) {
    return '';
  }
  const { name, in: place, required, description, schema }: Partial<Parameter> = parameter;
  return `<tr><th scope="row"><code>${escapeHtml(textOf(name))}</code></th><td>${escapeHtml(textOf(place))}${required ? ', needed' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code> ${escapeHtml(textOf(description))}</td></tr>`;
}

function operation(method: string, path: string, described: Record<string, unknown>): string {
  const parameters = Array.isArray(described.parameters) ? described.parameters : [];
  const responses = isRecord(described.responses) ? Object.entries(described.responses) : [];
  // What any operation may answer is said once, by the description.
  const answers = responses
    .filter(([, answer]) => isRecord(answer) && !('$ref' in answer))
    .map(
      ([status, answer]) =>
        `<li><code>${status}</code> ${escapeHtml(isRecord(answer) ? textOf(answer.description) : '')}</li>`,
    )
    .join('');
  return `<section id="${escapeHtml(textOf(described.operationId))}"><h2><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></h2><p>${escapeHtml(textOf(described.summary))}</p>${parameters.length > 0 ? `<table><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Value</th></tr>${parameters.map(parameterRow).join('')}</table>` : ''}<ul>${answers}</ul></section>`;
}

/** The API reference: one page of plain HTML, generated from the OpenAPI document. */
export function apiReference(document: {
  paths?: unknown;
  info: { title: string; description?: string };
}): string {
  const paths = isRecord(document.paths) ? Object.entries(document.paths) : [];
  const sections = paths.flatMap(([path, methods]) =>
    isRecord(methods)
      ? Object.entries(methods).map(([method, described]) =>
          isRecord(described) ? operation(method, path, described) : '',
        )
      : [],
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)} API</title></head><body><main><h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description ?? '')} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
}
