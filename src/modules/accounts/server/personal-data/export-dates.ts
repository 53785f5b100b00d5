import type { Reader } from '#src/platform/database/database.ts';
import type { ModuleParts } from '#src/platform/modules/define-module.ts';
import type { ExportEvent } from './export-formats.ts';

/** Whose dates they are, and in whose language they are told. */
export interface ExportOwner {
  accountId: number;
  language: string;
}

export type FindExportDates = (tx: Reader, owner: ExportOwner) => Promise<ExportEvent[]>;

declare module '#src/platform/modules/define-module.ts' {
  interface ModuleParts {
    /** What of the module has a date and belongs in its owner's export: interviews, offers, reminders. */
    exportDates?: FindExportDates;
  }
}

/** The dates of all modules, put together once the product is; the earliest first. */
export function createExportDates() {
  let finders: FindExportDates[] = [];
  return {
    meet(modules: readonly Pick<ModuleParts, 'exportDates'>[]): void {
      finders = modules.flatMap(({ exportDates }) => exportDates ?? []);
    },
    async find(tx: Reader, owner: ExportOwner): Promise<ExportEvent[]> {
      const found: ExportEvent[] = [];
      for (const find of finders) found.push(...(await find(tx, owner)));
      return found.sort((one, other) => one.from.localeCompare(other.from));
    },
  };
}
