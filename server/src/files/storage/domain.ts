import type { Id } from '../../platform/kernel/ids.ts'

/** Keeps the bytes of files. What it keeps never changes, and is there as a whole or not at all. */
export interface FileStore {
  /** Takes the bytes of a file that nobody can read until they are kept. */
  receive(id: Id<'att'>): Promise<IncomingFile>
  /** Null when it has no such file. */
  read(id: Id<'att'>, range: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  /** Also what is left of a file that was never kept. Does nothing when there is no such file. */
  remove(id: Id<'att'>): Promise<void>
  close(): void
}

/** The bytes of a file that is still arriving. */
export interface IncomingFile {
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when all bytes are stored for good. */
  keep(): Promise<void>
  /** Frees what it holds in this process; the file itself is removed later. Does nothing after `keep`. */
  abandon(): Promise<void>
}

/** Both inclusive. */
export interface ByteRange {
  start: number
  end: number
}
