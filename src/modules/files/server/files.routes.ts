import { mount } from '#src/platform/http/routes.ts';
import { filesContract } from '../files.contract.ts';
import { createStoreFile, type FileParts } from './store-file.ts';

export function filesRoutes(parts: FileParts) {
  return mount(filesContract, { 'POST /api-go/file/upload': createStoreFile(parts) });
}
