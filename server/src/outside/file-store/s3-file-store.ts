import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadBucketCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { inParts } from './in-parts.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Null: Amazon's own for the region. */
  endpoint: string | null;
  access_key_id: string;
  secret_access_key: string;
  /** Puts the bucket into the path and not into the host name, as MinIO and most self-hosted stores require. */
  force_path_style: boolean;
}

export interface S3FileStore extends FileStore {
  close(): void;
}

/** Above the smallest size allowed for a part, 5 MiB; this much of a stream is held in memory. */
const partBytes = 8 * 1024 * 1024;
const parallelRemovals = 16;

/** Files in a bucket of Amazon S3 or of a compatible store. The bucket has to exist. */
export function openS3FileStore(settings: S3Settings): S3FileStore {
  const { bucket: Bucket } = settings;
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.access_key_id, secretAccessKey: settings.secret_access_key },
    forcePathStyle: settings.force_path_style,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    // Stores other than Amazon's refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Buckets refuse access lists unless somebody turned them on; everything in ours is private.
  const disk = new Disk(new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false }));

  /** A multipart upload becomes a file only when it is completed. */
  const putParts = async (Key: string, parts: AsyncIterable<Uint8Array>) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const sent: { PartNumber: number; ETag: string | undefined }[] = [];
    try {
      for await (const Body of parts) {
        const PartNumber = sent.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
        sent.push({ PartNumber, ETag });
      }
      const MultipartUpload = { Parts: sent };
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }));
    } catch (error) {
      // What is left of it only costs storage; the upload's error is the one to report.
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
      throw error;
    }
  };

  return {
    put: (key, bytes) => disk.put(requireFileKey(key), bytes),
    async putStream(key, content) {
      requireFileKey(key);
      const parts = inParts(content, partBytes);
      const first = await parts.next();
      const second = first.done === true ? first : await parts.next();
      if (second.done === true) return disk.put(key, first.value ?? new Uint8Array());
      const [one, two] = [first.value, second.value];
      await putParts(
        key,
        (async function* () {
          if (one !== undefined) yield one;
          yield two;
          yield* parts;
        })(),
      );
    },
    get: (key) => disk.getBytes(requireFileKey(key)),
    async stat(key) {
      if (!isFileKey(key)) return null;
      if (!(await disk.exists(key))) return null;
      const { contentLength, etag } = await disk.getMetaData(key);
      return { bytes: contentLength, etag };
    },
    async open(key, range) {
      if (!isFileKey(key)) return null;
      try {
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
        return Body instanceof Readable ? { stream: Body, bytes: ContentLength } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(requireFileKey(folder), {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        });
        // The driver removes the slash and so also lists neighbours whose names begin alike.
        for (const object of page.objects) if (object.isFile && object.key.startsWith(`${folder}/`)) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },
    async remove(keys) {
      const checked = keys.map(requireFileKey);
      for (let from = 0; from < checked.length; from += parallelRemovals)
        await Promise.all(checked.slice(from, from + parallelRemovals).map((key) => disk.delete(key)));
    },
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket }))),
    close: () => client.destroy(),
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Why a bucket cannot be used, in a few words and without secrets. */
export function s3Reason(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'there is no such bucket';
  if (status === 403 || status === 401) return 'the access key is not allowed to';
  if (status === 301) return 'it is in another region than S3_REGION';
  return error instanceof Error ? error.message || error.name : 'no answer';
}
