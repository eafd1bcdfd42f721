import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useMe } from './session.tsx'

/**
 * Keeps what is typed into a form on this device, through a reload and a session that ran out, until it was sent.
 * `restored` says whether the form began with such a draft.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null) {
  const key = `parley.draft.${useMe().user_id}.${name}`
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    if (name === null) return
    const stored = readDraft<Values>(key)
    if (stored) {
      form.reset(stored, { keepDefaultValues: true })
      setRestored(true)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => localStorage.setItem(key, JSON.stringify(values)),
    })
  }, [form, key, name])

  return {
    restored,
    clear: () => {
      localStorage.removeItem(key)
      setRestored(false)
    },
  }
}

function readDraft<Values>(key: string): Values | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // Written by another version of the console.
    return null
  }
}
