import { type Brand, shadesOf } from '../kernel/brand.ts'

/** The colors that a brand changes in emails, each as `#rrggbb`. */
export interface MailColors {
  button: string
  accentText: string
  buttonDark: string
  accentTextDark: string
}

export function mailColorsOf(brand: Brand): MailColors {
  const { light, dark } = shadesOf(brand)
  return {
    button: light.accent,
    accentText: light.accent_text,
    buttonDark: dark.accent,
    accentTextDark: dark.accent_text,
  }
}
