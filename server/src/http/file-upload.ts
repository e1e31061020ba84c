import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { storable } from '../db/storable-text.ts';
import type { HttpServer } from './http-server.ts';
import { plainFileName } from './plain-file-name.ts';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file as `multipart/form-data`, field `file`. */
    upload?: { max_bytes: number };
  }
  interface FastifyRequest {
    /** The file that came with the request; null when it came as JSON. */
    uploadedFile: UploadedFile | null;
  }
}

interface UploadedFile {
  /** Without path and invisible characters; for people to read, never to be used as a path. */
  name: string;
  bytes: Uint8Array;
}

const mebibyte = 1_048_576;
const maxFields = 10;
const maxFieldBytes = 10_000;

/**
 * Takes files as `multipart/form-data`. The form's text fields become the body, with the file's digest as `file`: the route's
 * schema checks them as it checks JSON, and `Idempotency-Key` tells one file from another.
 */
export async function addFileUploads(app: HttpServer): Promise<void> {
  app.decorateRequest('uploadedFile', null);
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const rules = request.routeOptions.config.upload;
    if (rules === undefined)
      throw new ProblemError('unsupported_type', 'This content type is not supported here. Send application/json.');
    await readForm(request, rules.max_bytes);
  });
}

async function readForm(request: FastifyRequest, maxBytes: number): Promise<void> {
  const fields: Record<string, unknown> = {};
  const limits = { fileSize: maxBytes, files: 1, fields: maxFields, fieldSize: maxFieldBytes, fieldNameSize: 100 };
  let uploaded: UploadedFile | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = storable(part.value);
      else if (part.fieldname !== 'file') part.file.resume();
      else uploaded = { name: plainFileName(part.filename), bytes: await part.toBuffer() };
    }
  } catch (error) {
    throw formProblem(error as FastifyError, maxBytes);
  }
  if (uploaded === null)
    throw new ProblemError('invalid_request', 'Please send a file in the field "file".', {
      errors: [{ path: 'file', message: 'A file is required' }],
    });
  const file = createHash('sha256').update(uploaded.bytes).digest('hex');
  request.uploadedFile = uploaded;
  request.body = { ...fields, file };
}

/** The sentence of the specification, section 5. */
const tooLargeMessage = (maxBytes: number) => `File is too large. Maximum size is ${Math.floor(maxBytes / mebibyte)}MB`;

function formProblem(error: FastifyError, maxBytes: number): ProblemError {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new ProblemError('too_large', tooLargeMessage(maxBytes), { cause: error });
  const detail =
    error.code === 'FST_FILES_LIMIT' ? 'Please send one file at a time.' : 'The form with the file could not be read.';
  return new ProblemError('invalid_request', detail, { cause: error });
}

/** The sent file. @throws ProblemError `unsupported_type` when the request is no form */
export function uploadOf({ uploadedFile }: FastifyRequest): UploadedFile {
  if (uploadedFile !== null) return uploadedFile;
  throw new ProblemError('unsupported_type', 'Please send the file as multipart/form-data, in the field "file".');
}
