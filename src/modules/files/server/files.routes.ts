import { mount } from '#src/platform/http/routes.ts';
import { filesContract } from '../files.contract.ts';
import { createStoreFile, type FileParts } from './store-file.ts';

export function filesRoutes(parts: FileParts) {
  const storeFile = createStoreFile(parts);
  // Feedback takes files of guests too; here they belong to an account.
  return mount(filesContract, { 'POST /api-go/file/upload': (ctx, input) => storeFile(ctx, input) });
}
