import { defaultCustomization } from '../../src/platform/kernel/customization.ts'
import type { Language } from '../../src/platform/kernel/languages.ts'
import { type Site, siteIn } from '../../src/platform/kernel/site.ts'

/** A marketplace at https://market.example. */
export function exampleSite(language: Language = 'en', settings: Partial<Parameters<typeof siteIn>[1]> = {}): Site {
  const own = { publicUrl: () => 'https://market.example', mode: 'live', currency: 'USD' } as const
  return siteIn(language, { ...defaultCustomization, ...own, ...settings })
}
