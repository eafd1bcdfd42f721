import { statfs } from 'node:fs/promises'

/** The space on a folder's disk; null if the system doesn't report it. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
