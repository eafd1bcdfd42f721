import type { ReactNode } from 'react'

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-line border-t pt-6 first-of-type:border-t-0 first-of-type:pt-0 sm:grid-cols-2">
      <legend className="contents">
        <span className="font-semibold sm:col-span-2">{title}</span>
      </legend>
      {children}
    </fieldset>
  )
}
