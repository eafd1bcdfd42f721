import { readFileSync } from 'node:fs'
import type { Call, Caller } from './caller.ts'

/** A file of the demo market: text, or an image among the assets. */
export interface DemoFile {
  name: string
  text?: string
}

/** Uploads files, and returns them as a field of a message or delivery. */
export async function attach(call: Call, caller: Caller, files: readonly DemoFile[] = []) {
  const ids: string[] = []
  for (const { name, text } of files) {
    const { id } =
      text === undefined
        ? await upload(call, caller, name)
        : await call(caller, 'POST', '/attachments/text', { name, text })
    ids.push(id)
  }
  return ids.length > 0 ? { attachment_ids: ids } : {}
}

/** Uploads an image among the assets. */
export async function upload(call: Call, caller: Caller, name: string): Promise<{ id: string }> {
  return call(caller, 'POST', `/attachments?name=${name}`, readFileSync(new URL(name, ASSETS)))
}

const ASSETS = new URL('../../../assets/demo/', import.meta.url)
