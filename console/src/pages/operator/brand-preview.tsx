import type { BrandFont, LogoBackground } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { useSettled } from '../../app/use-settled.ts'
import { Logo } from '../../ui/logo.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/branding.ts'
import type { BrandValues } from './brand-values.ts'
import { shadesQuery } from './queries.ts'

interface BrandPreviewProps {
  values: BrandValues
  logo: string | null
  icon: string
  background: LogoBackground | null
}

const { example } = words

/** How pages and emails would look. */
export function BrandPreview({ values, logo, icon, background }: BrandPreviewProps) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const { data: shades } = useQuery({ ...shadesQuery(useSettled(values.accent)), placeholderData: (before) => before })
  const fontFamily = usePreviewFont(values.font)
  const colors = shades?.[theme]
  const style = {
    colorScheme: theme,
    ...(fontFamily && { fontFamily }),
    ...(colors && {
      '--color-accent': colors.accent,
      '--color-accent-hover': colors.accent_hover,
      '--color-accent-text': colors.accent_text,
      '--color-accent-soft': colors.accent_soft,
    }),
  } as CSSProperties
  const sign = logo ? (
    <Logo src={logo} alt={values.name} background={background} className="h-8 max-w-48" />
  ) : (
    <span className="truncate font-semibold">{values.name}</span>
  )
  const content = (
    <div style={style} className="flex flex-col gap-4 rounded-xl bg-canvas p-4 text-ink text-sm">
      <div className="flex items-center gap-2 self-start rounded-t-lg border border-line bg-surface px-3 py-2 text-xs">
        <img src={icon} alt="" className="size-4 shrink-0 rounded" />
        <span className="max-w-40 truncate">{values.name}</span>
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="flex items-center justify-between gap-4 border-line border-b px-4 py-3">
          {sign}
          <span className="shrink-0 text-accent-text underline underline-offset-4">{example.link}</span>
        </div>
        <div className="flex flex-col items-start gap-3 px-4 py-6">
          <p className="font-semibold text-lg leading-snug">{values.headline || example.headline}</p>
          <p className="text-ink-soft">{values.intro || example.intro}</p>
          <span className="rounded-lg bg-accent px-3 py-2 font-medium text-accent-ink">{example.button}</span>
          <span className="rounded-md bg-accent-soft px-2 py-1 text-accent-text text-xs">{example.selected}</span>
        </div>
      </div>
      <div className="rounded-lg border border-line bg-surface px-4 py-4">
        <div className="mb-3">{sign}</div>
        <p className="font-semibold">{example.mail}</p>
        <p className="mt-1 mb-3 text-ink-soft">{example.mailText}</p>
        <span className="inline-block rounded-lg bg-accent px-3 py-2 font-medium text-accent-ink">
          {example.mailButton}
        </span>
      </div>
    </div>
  )
  return (
    <section aria-label={words.preview} className="lg:sticky lg:top-6">
      <h2 className="mb-3 font-semibold">{words.preview}</h2>
      <Tabs
        label={words.preview}
        value={theme}
        onChange={setTheme}
        tabs={(['light', 'dark'] as const).map((value) => ({ value, label: words.themes[value], content }))}
      />
    </section>
  )
}

const families: Record<Exclude<BrandFont, 'system'>, { family: string; file: string }> = {
  inter: { family: 'Inter', file: 'inter' },
  'source-sans': { family: 'Source Sans 3', file: 'source-sans-3' },
  lora: { family: 'Lora', file: 'lora' },
  nunito: { family: 'Nunito', file: 'nunito' },
}

/** Loads a font for the preview. */
function usePreviewFont(font: BrandFont): string | null {
  const chosen = font === 'system' ? null : families[font]
  useEffect(() => {
    if (!chosen) return
    for (const weight of ['400', '600']) {
      const face = new FontFace(chosen.family, `url(/brand/fonts/${chosen.file}-latin-${weight}-normal.woff2)`, {
        weight,
      })
      // A font that can't be loaded only leaves the preview with another one.
      face.load().then(
        (loaded) => document.fonts.add(loaded),
        () => {},
      )
    }
  }, [chosen])
  return chosen && `"${chosen.family}", sans-serif`
}
