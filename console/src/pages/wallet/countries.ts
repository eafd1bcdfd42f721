import { locale } from '../../ui/locale.ts'

/** The countries in which payment providers usually pay out, by name in the reader's language. */
export function countries(): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return CODES.map((code): [string, string] => [code, names.of(code) ?? code]).sort(([, a], [, b]) =>
    a.localeCompare(b, locale),
  )
}

// ISO 3166-1.
const CODES = (
  'AE AG AL AM AO AR AT AU AZ BA BD BE BG BH BJ BN BO BR BS BT BW CA CH CI CL CO CR CY CZ DE DK DO DZ EC EE EG ES ET FI FR ' +
  'GA GB GH GI GM GR GT GY HK HR HU ID IE IL IN IS IT JM JO JP KE KH KR KW KZ LA LC LI LK LT LU LV MA MC MD MG MK MN MO MT ' +
  'MU MX MY MZ NA NE NG NL NO NZ OM PA PE PH PK PL PT PY QA RO RS RW SA SE SG SI SK SM SN SV TH TN TR TT TW TZ US UY UZ VN ZA'
).split(' ')
