import type { FileLocation } from '../../platform/kernel/file-location.ts'
import type { FileStore } from './domain.ts'
import { openFolder } from './folder.ts'
import { openBucket } from './s3.ts'

/** The store configured by FILES_URL. Nothing is read or written yet. */
export function openFileStore(location: FileLocation): FileStore {
  return location.kind === 'folder' ? openFolder(location.path) : openBucket(location)
}
