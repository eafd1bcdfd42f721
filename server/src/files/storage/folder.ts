import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Id } from '../../platform/kernel/ids.ts'
import type { FileStore, IncomingFile } from './domain.ts'

/** Stores files in a folder. A file gets its name only once all of it is on disk. */
export function openFolder(folder: string): FileStore {
  // The end of an id is random, so the folders fill evenly.
  const pathOf = (id: Id<'att'>) => join(folder, id.slice(-2), id)

  return {
    async receive(id) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      return incoming(await open(partOf(path), 'wx', 0o600), path)
    },
    async read(id, { start, end }) {
      try {
        const file = await open(pathOf(id))
        return createReadStream('', { fd: file, start, end })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(id) {
      const path = pathOf(id)
      await Promise.all([rm(path, { force: true }), rm(partOf(path), { force: true })])
    },
    close() {},
  }
}

function incoming(file: FileHandle, path: string): IncomingFile {
  let isOpen = true
  const close = async () => {
    if (isOpen) await file.close()
    isOpen = false
  }
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
    },
    async keep() {
      await file.sync()
      await close()
      await rename(partOf(path), path)
      await syncFolder(dirname(path))
    },
    async abandon() {
      if (!isOpen) return
      await close()
      await rm(partOf(path), { force: true })
    },
  }
}

function partOf(path: string): string {
  return `${path}.part`
}

// Without this, a new name can be lost if the machine loses power.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
