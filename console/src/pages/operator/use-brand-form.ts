import type { BrandChanges, OperatorBrand } from '@parley/sdk'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { type BrandValues, valuesFrom } from './brand-values.ts'

/** A form for a brand, with its images as they'd be. Nothing changes for others until it's saved. */
export function useBrandForm(brand: OperatorBrand, { thenSend = async () => {}, onDone }: Saving) {
  const form = useForm<BrandValues>({ defaultValues: valuesFrom(brand) })
  const [logo, setLogo] = useState(brand.logo_url)
  const [ownIcon, setOwnIcon] = useState(brand.icon_sha256 && brand.icon_url)
  const values = useWatch({ control: form.control }) as BrandValues
  const save = useAction({
    send: async (body: BrandChanges, options) => {
      await parley.operator.brand.set(body, { ...options, ifMatch: brand.version })
      await thenSend()
    },
    touches: ['operator'],
    onDone,
  })
  // Which one a new logo needs isn't known before it's saved.
  const background = logo === brand.logo_url ? brand.logo_background : null
  const preview = { values, logo, icon: ownIcon ?? brand.icon_url, background }
  return { form, save, preview, logo, setLogo, ownIcon, setOwnIcon }
}

interface Saving {
  thenSend?: () => Promise<void>
  onDone: () => void | Promise<void>
}
