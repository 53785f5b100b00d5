import type { Clock } from '#src/kernel/clock.ts';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

type Settings = Pick<
  Env,
  'S3_ENDPOINT' | 'S3_LINK_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

/** The store of the settings: a bucket when one is named, else the folder. */
export function openStorage(env: Settings, folder: string, clock: Clock): Storage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!bucket) return createDiskStorage(folder);
  const { S3_REGION: region, S3_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com` } = env;
  const { S3_LINK_ENDPOINT: linkEndpoint } = env;
  if (!accessKey || !secretKey) {
    throw new StartError('The setting S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY. See the table in README.md.');
  }
  return createS3Storage({ endpoint, linkEndpoint, bucket, region, accessKey, secretKey }, clock);
}
