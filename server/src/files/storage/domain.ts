import type { Id } from '../../platform/kernel/ids.ts'

/** Stores file contents. What it stores never changes, and is there completely or not at all. */
export interface FileStore {
  /** Accepts the bytes of a file that no one can read until it's kept. */
  receive(id: Id<'att'>): Promise<IncomingFile>
  /** Null if there is no such file. */
  read(id: Id<'att'>, range: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  /** Also removes what's left of a file that was never kept. Does nothing if there is no such file. */
  remove(id: Id<'att'>): Promise<void>
  close(): void
}

/** The bytes of a file that is still arriving. */
export interface IncomingFile {
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when all bytes are stored for good. */
  keep(): Promise<void>
  /** Frees this process's resources; the file itself is removed later. Does nothing after `keep`. */
  abandon(): Promise<void>
}

/** Both ends are inclusive. */
export interface ByteRange {
  start: number
  end: number
}
