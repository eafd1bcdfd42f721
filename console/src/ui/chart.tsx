import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { locale } from './locale.ts'

export interface ChartProps {
  /** Days, `YYYY-MM-DD`. */
  days: readonly string[]
  values: readonly (number | null)[]
  kind: 'bars' | 'line'
  /** How far apart the lines of the axis can be. The axis reaches at least up to the first. */
  steps: readonly number[]
  /** Formats a value on the axis. */
  format: (value: number) => string
  /** Which day the pointer is at; null when it has left. */
  onPoint: (index: number | null) => void
}

/**
 * Values over days, drawn by uPlot with the design tokens' colors. Purely visual: the caller says the same in words. Loaded
 * separately, because few pages have charts.
 */
export function Chart({ days, values, kind, steps, format, onPoint }: ChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef({ format, onPoint })
  latest.current = { format, onPoint }
  useEffect(() => {
    const place = ref.current
    if (!place) return
    let plot: UPlot | null = null
    const draw = () => {
      plot?.destroy()
      plot = new UPlot(optionsOf(place, kind, steps, latest), dataOf(days, values), place)
    }
    draw()
    const resizing = new ResizeObserver(() => plot?.setSize({ width: place.clientWidth, height: HEIGHT }))
    resizing.observe(place)
    // The colors are drawn on a canvas, so a theme change means redrawing.
    const theming = new MutationObserver(draw)
    theming.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', draw)
    return () => {
      resizing.disconnect()
      theming.disconnect()
      system.removeEventListener('change', draw)
      plot?.destroy()
    }
  }, [days, values, kind, steps])
  return <div ref={ref} aria-hidden="true" className="h-36 w-full min-w-0" />
}

const HEIGHT = 144

function dataOf(days: ChartProps['days'], values: ChartProps['values']): UPlot.AlignedData {
  return [days.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000), [...values]]
}

function optionsOf(
  place: HTMLElement,
  kind: ChartProps['kind'],
  steps: ChartProps['steps'],
  latest: { current: Pick<ChartProps, 'format' | 'onPoint'> },
): UPlot.Options {
  const [ink, line, accent, soft] = colors(place, ['ink-faint', 'line', 'accent', 'accent-soft'])
  const font = `11px ${getComputedStyle(place).fontFamily}`
  const axis = { stroke: ink as string, font, ticks: { show: false } }
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 6 } },
    // Days don't depend on the time zone.
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: { y: { range: (_, min, max) => [Math.min(0, min ?? 0), Math.max(steps[0] ?? 0, max ?? 0) * 1.05] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        size: 24,
        gap: 6,
        values: (_, splits) => splits.map((seconds) => monthDay.format(seconds * 1000)),
      },
      {
        ...axis,
        grid: { stroke: line as string, width: 1 },
        space: 36,
        size: 56,
        incrs: [...steps],
        values: (_, splits) => splits.map((value) => (value === null ? '' : latest.current.format(value))),
      },
    ],
    series: [
      {},
      {
        stroke: accent as string,
        fill: kind === 'bars' ? (accent as string) : (soft as string),
        width: kind === 'bars' ? 0 : 2,
        points: { show: false },
        // Days without a value are skipped, not drawn as zero.
        spanGaps: true,
        ...(kind === 'bars' && UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.7, 24], radius: 0.15 }) }),
      },
    ],
    hooks: { setCursor: [({ cursor }) => latest.current.onPoint(cursor.idx ?? null)] },
  }
}

const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The values that tokens have here and now. A canvas understands neither variables nor `light-dark()`. */
function colors(place: HTMLElement, tokens: readonly string[]): string[] {
  const probe = place.appendChild(document.createElement('span'))
  const values = tokens.map((token) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return values
}
