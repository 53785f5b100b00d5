import { mount } from '#src/platform/http/routes.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { filesContract } from '../files.contract.ts';
import { createStoreFile } from './store-file.ts';

export function filesModule(storage: Storage) {
  return mount(filesContract, { 'POST /api-go/file/upload': createStoreFile(storage) });
}
