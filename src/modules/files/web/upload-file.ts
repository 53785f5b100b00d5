import { ApiError, type Envelope } from '#src/kernel/client.ts';
import type { FileKind } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';

export interface UploadOptions {
  /** `job_file` goes to an endpoint of its own and is not kept. */
  kind: FileKind | 'job_file';
  /** Another endpoint than the usual one. */
  path?: string;
  /** What else that endpoint takes. */
  fields?: Record<string, string>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Sends one file. XMLHttpRequest, because fetch does not tell how much has left. */
export function uploadFile<Answer = StoredFile>(
  file: File,
  { kind, path = '/api-go/file/upload', fields = {}, onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const body = new FormData();
  // Fields first: the server reads a file's kind before the file itself.
  body.append('kind', kind);
  body.append('filename', file.name);
  for (const name in fields) body.append(name, fields[name] ?? '');
  body.append('files', file, file.name);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api${path}`);
  const { dataset } = document.documentElement;
  if (dataset.country) request.setRequestHeader('country-id', dataset.country);
  request.setRequestHeader('language-id', dataset.language ?? '1');
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
  request.onload = () => {
    const envelope = request.response as Envelope | null;
    if (envelope?.code === 0) resolve(envelope.data as Answer);
    else
      reject(
        new ApiError(
          envelope?.code ?? -1,
          request.status,
          envelope?.message ?? '',
          {},
          undefined,
          undefined,
          toldOf(envelope),
        ),
      );
  };
  request.onerror = () => reject(new ApiError(-1, 0, '', {}));
  request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
  signal?.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
}

/** What an answer says besides its text, e.g. why a photo will not do. */
function toldOf(envelope: Envelope | null): Record<string, string> {
  return (envelope?.data as Record<string, string> | null | undefined) ?? {};
}
