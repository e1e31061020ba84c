import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './outside/file-store/s3-file-store.ts';

/** Where pictures and export files are kept: a folder or a bucket. */
export const fileSettings = z.object({
  FILES_DIR: z.string().optional(),
  S3_BUCKET: z.string().min(3, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['0', '1', 'false', 'true'], 'use 1 or 0')
    .transform((value) => value === '1' || value === 'true')
    .optional(),
});
type FileSettings = z.output<typeof fileSettings>;

const needed = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const belongToBucket = [...needed, 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'] as const;

/** One line for each setting that is missing or contradicts another. */
export function fileProblems(value: FileSettings, production: boolean): string[] {
  if (value.S3_BUCKET === undefined) {
    const stray = belongToBucket.find((key) => value[key] !== undefined);
    if (stray !== undefined) return [`S3_BUCKET: missing; ${stray} needs it`];
    return production && value.FILES_DIR === undefined
      ? ['FILES_DIR: missing; name the folder that keeps pictures and export files, or a bucket by S3_BUCKET']
      : [];
  }
  if (value.FILES_DIR !== undefined) return ['FILES_DIR: files go to S3_BUCKET; remove one of the two'];
  return needed.filter((key) => value[key] === undefined).map((key) => `${key}: missing; S3_BUCKET needs it`);
}

/** Null: files go to the folder. */
export function s3Of(value: FileSettings): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  if (S3_BUCKET === undefined || S3_REGION === undefined) return null;
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: value.S3_ENDPOINT ?? null,
    access_key_id: S3_ACCESS_KEY_ID,
    secret_access_key: S3_SECRET_ACCESS_KEY,
    force_path_style: value.S3_FORCE_PATH_STYLE ?? false,
  };
}

export const filesDirOf = ({ FILES_DIR }: FileSettings, dataDir: string): string =>
  resolve(FILES_DIR ?? `${dataDir}/files`);
