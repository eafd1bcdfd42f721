import { type RefObject, useEffect, useRef, useState } from 'react'
import { words } from '../words/files.ts'
import { newKey } from './action.tsx'
import { explain } from './failure.tsx'
import { parley } from './parley.ts'
import { FILE_BYTES_MAX, uploadFile } from './upload.ts'

/** A file that was uploaded but not sent yet. It's a form value, so drafts keep it. */
export interface Attached {
  id: string
  name: string
  bytes: number
  media_type: string
  /** When it was uploaded, by the clock of this device. */
  at: number
}

/** A file being uploaded, or one that couldn't be. */
export interface Uploading {
  key: string
  file: File
  progress: number
  error: string | null
}

/** The files of a form. `read` and `write` only cover files that have finished uploading. */
export function useAttaching(read: () => readonly Attached[] | undefined, write: (files: Attached[]) => void) {
  const [uploading, setUploading] = useState<readonly Uploading[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const current = useRef({ read, write })
  current.current = { read, write }
  const attached = () => (current.current.read() ?? []).filter(isKept)
  const change = (key: string, changes: Partial<Uploading>) =>
    setUploading((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const drop = (key: string) => {
    controllers.current.get(key)?.abort()
    controllers.current.delete(key)
    setUploading((all) => all.filter((each) => each.key !== key))
  }

  useEffect(() => {
    const open = controllers.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    change(key, { progress: 0, error: null })
    try {
      const { signal } = controller
      const { id, name, bytes, media_type } = await uploadFile(file, {
        signal,
        onProgress: (progress) => change(key, { progress }),
      })
      drop(key)
      current.current.write([...attached(), { id, name, bytes, media_type, at: Date.now() }])
    } catch (error) {
      if (controller.signal.aborted) return
      controllers.current.delete(key)
      change(key, { error: explain(error).text })
    }
  }

  function add(files: readonly File[]): void {
    let room = FILES_MAX - attached().length - uploading.length
    const added = files.map((file): Uploading => {
      const error = file.size > FILE_BYTES_MAX ? words.tooLarge : room <= 0 ? words.tooMany : null
      if (error === null) room--
      return { key: newKey(), file, progress: 0, error }
    })
    setUploading((all) => [...all, ...added])
    for (const { key, file, error } of added) if (error === null) void upload(key, file)
  }

  /** Takes back an uploaded file. */
  function remove(id: string): void {
    current.current.write(attached().filter((file) => file.id !== id))
    // Otherwise it's deleted after a day.
    parley.attachments.delete(id).catch(() => {})
  }

  return {
    uploading,
    isBusy: uploading.some(({ error }) => error === null),
    add,
    remove,
    retry: (key: string, file: File) => void upload(key, file),
    cancel: drop,
  }
}

export type Attaching = ReturnType<typeof useAttaching>

/** Whether the service still has a file that nothing uses. */
export function isKept({ at }: Attached): boolean {
  return Date.now() - at < KEPT_MS
}

/** For a request: nothing if there are no files. */
export function attachmentIdsOf(files: readonly Attached[] = []): { attachment_ids?: string[] } {
  const ids = files.filter(isKept).map(({ id }) => id)
  return ids.length > 0 ? { attachment_ids: ids } : {}
}

/**
 * Files can be dropped anywhere in the closest form around the element, or in what `within` names, and pasted there. Returns
 * whether files are being dragged over it.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  within = 'form',
): boolean {
  const [isOver, setOver] = useState(false)
  const handler = useRef(onFiles)
  handler.current = onFiles
  useEffect(() => {
    const area = element.current?.closest<HTMLElement>(within)
    if (!area) return
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => area.addEventListener(type, listener, { signal: listening.signal })
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOver(false)
    })
    on('drop', (event) => {
      setOver(false)
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      handler.current([...event.dataTransfer.files])
    })
    on('paste', (event) => {
      const { files, types } = event.clipboardData ?? {}
      // Office programs add a picture of what they copy as text.
      if (!files?.length || types?.includes('text/plain')) return
      event.preventDefault()
      handler.current([...files])
    })
    return () => listening.abort()
  }, [element, within])
  return isOver
}

const FILES_MAX = 10
// The service deletes unused files after a day.
const KEPT_MS = 23 * 60 * 60 * 1000
