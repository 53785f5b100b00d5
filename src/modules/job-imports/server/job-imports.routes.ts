import { mount } from '#src/platform/http/routes.ts';
import { jobImportsContract } from '../job-imports.contract.ts';
import { deleteImport } from './delete-import.ts';
import { createGetImport } from './get-import.ts';
import { createImportAddress } from './import-address.ts';
import { createImportFile } from './import-file.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { createListImports } from './list-imports.ts';
import { createListRows } from './list-rows.ts';
import { createPublishImport } from './publish-import.ts';
import { createStartImport } from './start-import.ts';

export function jobImportsRoutes(parts: ImportParts) {
  return mount(jobImportsContract, {
    'GET /recruiters/job-imports': createListImports(parts),
    'POST /recruiters/job-imports/file': createImportFile(parts),
    'POST /recruiters/job-imports/address': createImportAddress(parts),
    'GET /recruiters/job-imports/:id': createGetImport(parts),
    'POST /recruiters/job-imports/:id/start': createStartImport(parts),
    'GET /recruiters/job-imports/:id/rows': createListRows(parts),
    'POST /recruiters/job-imports/:id/publish': createPublishImport(parts),
    'DELETE /recruiters/job-imports/:id': deleteImport,
  });
}
