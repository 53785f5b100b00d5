import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type ResumeReading, resumeReading } from '../../resume-reading.ts';
import { type ReadResult, readScan } from '../read-resume.ts';
import { findScanData } from './tessdata.ts';

interface ScanParts {
  db: Database;
  /** Where Tesseract's data lies; else the usual folders are looked into. */
  tessdataDir: string | undefined;
}

interface Scan {
  fileId: string;
  bytes: Buffer;
  language: string;
  /** Whether it is to be recognised now. */
  asPicture: boolean;
}

/** A scan that may be recognised, with the data that is there for it. */
export type ScanResult = ReadResult & { canReadPicture?: boolean };

/** RES-02: what was recognised in a scan before, or is recognised now if that was asked for. */
export function createReadKeptScan({ db, tessdataDir }: ScanParts) {
  return async ({ fileId, bytes, language, asPicture }: Scan): Promise<ScanResult> => {
    const before = await loadReading(db, fileId);
    if (before) return before;
    const data = await findScanData(tessdataDir, language);
    if (!data || !asPicture) return { reason: 'scan', canReadPicture: data !== undefined };
    const read = await readScan(bytes, data, { language });
    if (read.reason === undefined) await keepReading(db, fileId, read);
    return read;
  };
}

async function loadReading(db: Database, fileId: string): Promise<ResumeReading | undefined> {
  const { rows } = await db.query<{ picture_reading: unknown }>(
    sql`select picture_reading from attached_resumes where file_id = ${fileId}::uuid and picture_reading is not null`,
  );
  // One that an earlier release has kept may lack what is asked for now.
  return resumeReading.safeParse(rows[0]?.picture_reading).data;
}

async function keepReading(db: Database, fileId: string, reading: ResumeReading): Promise<void> {
  await db.query(sql`
    update attached_resumes set picture_reading = ${JSON.stringify(reading)}::jsonb where file_id = ${fileId}::uuid`);
}
