import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopbackAddress, isLoopbackHost } from './http/this-machine.ts';
import { StartError } from './start-error.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
/** `1` for one proxy in front, `2` for two in a row. */
const proxies = z
  .string()
  .regex(/^(?:\d|true|false)$/, 'must be the number of proxies, 0 to 9')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const optionalText = z.string().trim().min(1).optional();
const optionalUrl = z.url().optional();
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
/** Opens a door to whoever has it, so it must not be a word that can be guessed. */
const token = z
  .string()
  .trim()
  .regex(/^[\w.~-]{16,200}$/, 'must be 16 to 200 letters, digits or any of . _ ~ -');

/** `2026-02-01/2026-03-01`: the first day and the day after the last, as ISO 8601 writes an interval. */
const interval = z
  .string()
  .regex(/^[^/]+\/[^/]+$/, 'must be two dates with a slash between')
  .transform((text, context) => {
    const [from, until] = text.split('/').map((day) => new Date(day)) as [Date, Date];
    if (until > from) return { from, until };
    context.addIssue('must be two dates, the earlier one first');
    return z.NEVER;
  });

/** The only reader of process.env. Every name is explained in the README's table; a test keeps the two in step. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  PARLEY_ROLES: z.string().default('web,realtime,worker'),
  PARLEY_PROCESSES: z
    .string()
    .regex(/^(?:all|[1-9]\d{0,2})$/, 'must be a number or all')
    .default('all'),
  PARLEY_DATA_DIR: optionalText,
  PARLEY_BUILD: flag.default(true),
  PARLEY_SECRET_KEY: optionalText,
  PARLEY_SECRET_KEY_FILE: optionalText,
  PARLEY_OLD_SECRET_KEYS: optionalText,
  PARLEY_SERVICE_WORKER: flag.default(true),
  PARLEY_PUSH: flag.default(true),
  PARLEY_LOCAL_WEBHOOKS: flag.default(false),
  PARLEY_KEPT_PAGES_MB: z.coerce.number().int().min(0).max(4096).default(64),
  CACHE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PARLEY_DEMO: flag.optional(),
  PARLEY_DEMO_JOBS: z.coerce.number().int().min(0).max(2_000_000).default(20_000),
  PARLEY_COUNTRY_HOSTS: optionalText,
  PARLEY_EMPLOYER_HOST: optionalText,
  PARLEY_BLOG_URL: z.url().optional(),
  PARLEY_BLOG_URL_JP: z.url().optional(),
  PARLEY_INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  PARLEY_INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  PARLEY_WEBSUB_HUB: z.url({ protocol: /^https?$/ }).optional(),
  PARLEY_APP_STORE_URL: z.url().optional(),
  PARLEY_PLAY_STORE_URL: z.url().optional(),
  PARLEY_RATES_FILE: optionalText,
  PARLEY_APPEAL_EMAIL: z.email().optional(),
  PARLEY_REDIRECT_HOSTS: optionalText,
  PARLEY_EMPLOYER_URL: optionalUrl,
  PARLEY_SPRING_EVENT: interval.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOLER_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(postgresUrl))
    .optional(),
  PARLEY_MIGRATE: flag.default(true),
  PARLEY_WARM_UP: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis://')
    .optional(),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies.default(0),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_LINK_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/|unix:\/)/, 'must start with tcp:// or unix:/')
    .optional(),
  TESSDATA_DIR: optionalText,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().trim().min(3).default('Parley <no-reply@parley.example>'),
  MAIL_EVENTS_SECRET: z.string().trim().min(16).optional(),
  SMS_URL: z.url().optional(),
  SMS_ACCOUNT: optionalText,
  SMS_TOKEN: optionalText,
  SMS_FROM: z.string().trim().min(1).default('Parley'),
  CHALLENGE_SITE_KEY: optionalText,
  CHALLENGE_SECRET: optionalText,
  CHALLENGE_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  CHALLENGE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: optionalUrl,
  FACEBOOK_CLIENT_ID: optionalText,
  FACEBOOK_CLIENT_SECRET: optionalText,
  FACEBOOK_ISSUER: optionalUrl,
  LINKEDIN_CLIENT_ID: optionalText,
  LINKEDIN_CLIENT_SECRET: optionalText,
  LINKEDIN_ISSUER: optionalUrl,
  APPLE_CLIENT_ID: optionalText,
  APPLE_TEAM_ID: optionalText,
  APPLE_KEY_ID: optionalText,
  APPLE_PRIVATE_KEY: optionalText,
  APPLE_ISSUER: optionalUrl,
  SINGPASS_ISSUER: optionalUrl,
  SINGPASS_CLIENT_ID: optionalText,
  SINGPASS_CLIENT_SECRET: optionalText,
  SINGPASS_PRIVATE_KEY: optionalText,
  SINGPASS_ENCRYPTION_KEY: optionalText,
  ZOOM_CLIENT_ID: optionalText,
  ZOOM_CLIENT_SECRET: optionalText,
  ZOOM_URL: optionalUrl,
  GOOGLE_MEET_CLIENT_ID: optionalText,
  GOOGLE_MEET_CLIENT_SECRET: optionalText,
  GOOGLE_MEET_URL: optionalUrl,
  MEETING_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(8),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: optionalText,
  AI_MODEL: optionalText,
  AI_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(12),
  AI_IMAGE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_IMAGE_MODEL: optionalText,
  AI_IMAGE_TIMEOUT_SECONDS: z.coerce.number().positive().max(90).default(60),
  METRICS_TOKEN: token.optional(),
  OUTBOX_TOKEN: token.optional(),
  ERROR_REPORT_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Settings = z.infer<typeof schema>;
export type Env = Omit<Settings, 'PARLEY_DEMO'> & { PARLEY_DEMO: boolean };

/** Reads and checks the settings; a bad one stops the start with one clear line. */
export function readEnv(values: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    assertWhole(result.data);
    return { ...result.data, PARLEY_DEMO: result.data.PARLEY_DEMO ?? isOwnMachine(result.data) };
  }
  const first = result.error.issues[0];
  throw new StartError(`The setting ${first?.path.join('.')} is wrong: ${first?.message}. See the table in README.md.`);
}

/** A pooler or a replica of a database that nobody has named would be another database. */
function assertWhole({ DATABASE_URL, DATABASE_POOLER_URL, DATABASE_REPLICA_URL }: Settings): void {
  const name = DATABASE_POOLER_URL ? 'DATABASE_POOLER_URL' : 'DATABASE_REPLICA_URL';
  if (!DATABASE_URL && (DATABASE_POOLER_URL || DATABASE_REPLICA_URL))
    throw new StartError(`The setting ${name} is wrong: it needs DATABASE_URL beside it. See the table in README.md.`);
}

/** Nothing says that others come here: then it is a try on somebody's own machine. Elsewhere a demo is asked for by name. */
function isOwnMachine({ HOST, PUBLIC_URL, DATABASE_URL, TRUST_PROXY }: Settings): boolean {
  const isPublic = PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).host);
  return isLoopbackAddress(HOST) && !isPublic && DATABASE_URL === undefined && TRUST_PROXY === 0;
}

/** Takes settings from a .env file in the project's folder, without overriding what the shell has set. */
export function loadEnvFile(folder: string): void {
  const file = resolve(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function settingNames(): string[] {
  return Object.keys(schema.shape);
}

/** Where a command was called from, for the paths it is given: npm itself goes to the project's folder first. */
export function callersFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

const OPENED = 'PARLEY_OPENED_DATABASE';

/**
 * The surroundings of a process that works on a database which is open here. Not among its arguments, which everybody on
 * the machine can read, with the password; not as DATABASE_URL, which says that the settings name one.
 */
export function withOpened(url: string): NodeJS.ProcessEnv {
  return { ...process.env, [OPENED]: url };
}

/** What such a process was given. */
export function openedUrl(): string | undefined {
  return process.env[OPENED];
}
