import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useMe } from './session.tsx'

/**
 * Keeps what's typed into a form on this device, across reloads and expired sessions, until it's sent. `restored` says whether
 * the form started with such a draft.
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
