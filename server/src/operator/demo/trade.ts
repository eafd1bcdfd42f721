import type { Name } from './people.ts'
import type { GigKey } from './plot.ts'

// What the demo market trades in, and what its people and gigs say in the custom fields.

/** In English, German, Spanish and French. */
type Texts = readonly [en: string, de: string, es: string, fr: string]

/** The value of a custom field; null for none. */
export type Value = number | boolean | string | readonly string[] | null
export type Values = Readonly<Record<string, Value>>

const languages = {
  type: 'choices',
  options: [
    named('ar', ['Arabic', 'Arabisch', 'Árabe', 'Arabe']),
    named('nl', ['Dutch', 'Niederländisch', 'Neerlandés', 'Néerlandais']),
    named('en', ['English', 'Englisch', 'Inglés', 'Anglais']),
    named('fr', ['French', 'Französisch', 'Francés', 'Français']),
    named('de', ['German', 'Deutsch', 'Alemán', 'Allemand']),
    named('ja', ['Japanese', 'Japanisch', 'Japonés', 'Japonais']),
    named('pt', ['Portuguese', 'Portugiesisch', 'Portugués', 'Portugais']),
    named('es', ['Spanish', 'Spanisch', 'Español', 'Espagnol']),
    named('sv', ['Swedish', 'Schwedisch', 'Sueco', 'Suédois']),
    named('tr', ['Turkish', 'Türkisch', 'Turco', 'Turc']),
  ],
  on_cards: true,
  filterable: true,
}

export const demoTrade = {
  categories: [
    named('software', ['Software', 'Software', 'Software', 'Logiciel'], {
      children: [
        named('web_development', ['Web development', 'Webentwicklung', 'Desarrollo web', 'Développement web']),
        named('game_development', ['Game development', 'Spieleentwicklung', 'Videojuegos', 'Jeux vidéo']),
        named('infrastructure', ['Infrastructure', 'Infrastruktur', 'Infraestructura', 'Infrastructure']),
        named('security', ['Security', 'Sicherheit', 'Seguridad', 'Sécurité']),
        named('data', ['Data', 'Daten', 'Datos', 'Données']),
      ],
    }),
    named('text', ['Text', 'Text', 'Textos', 'Textes'], {
      children: [
        named('writing', ['Writing', 'Texten', 'Redacción', 'Rédaction']),
        named('editing', ['Editing', 'Lektorat', 'Corrección', 'Relecture']),
        named('translation', ['Translation', 'Übersetzung', 'Traducción', 'Traduction']),
        named('publishing', ['Publishing', 'Verlagswesen', 'Edición', 'Édition']),
      ],
    }),
    named('media', ['Media', 'Medien', 'Medios', 'Médias'], {
      children: [
        named('illustration', ['Illustration', 'Illustration', 'Ilustración', 'Illustration']),
        named('photography', ['Photography', 'Fotografie', 'Fotografía', 'Photographie']),
        named('video', ['Video', 'Video', 'Vídeo', 'Vidéo']),
        named('audio', ['Audio', 'Audio', 'Audio', 'Audio']),
      ],
    }),
    named('bookkeeping', ['Bookkeeping', 'Buchhaltung', 'Contabilidad', 'Comptabilité']),
    named('research', ['Research', 'Recherche', 'Investigación', 'Recherche']),
    named('carpentry', ['Carpentry', 'Tischlerei', 'Carpintería', 'Menuiserie']),
  ],
  gig_fields: [
    named('languages', ['Languages', 'Sprachen', 'Idiomas', 'Langues'], {
      ...languages,
      hints: textsOf([
        'The ones that are needed for the work.',
        'Die für die Arbeit nötigen.',
        'Los que hacen falta para el trabajo.',
        'Celles qu’exige le travail.',
      ]),
    }),
    named(
      'certified',
      ['Certificate required', 'Zertifikat erforderlich', 'Requiere certificado', 'Certificat exigé'],
      { type: 'boolean', on_cards: true, filterable: true },
    ),
  ],
  profile_fields: [
    named('languages', ['Languages', 'Sprachen', 'Idiomas', 'Langues'], languages),
    named('experience', ['Experience', 'Berufserfahrung', 'Experiencia', 'Expérience'], {
      type: 'number',
      units: textsOf(['years', 'Jahre', 'años', 'ans']),
      minimum: 0,
      maximum: 70,
      filterable: true,
    }),
  ],
}

function named<More extends object>(key: string, names: Texts, more?: More) {
  return { key, names: textsOf(names), ...more }
}

function textsOf([en, de, es, fr]: Texts) {
  return { en, de, es, fr }
}

/** The languages that a gig needs, if the marketplace asks for them. */
const needed: Partial<Record<GigKey, string>> = {
  intake: 'nl fr',
  lumenInterviews: 'en',
  pyrenees: 'en',
  islands: 'es fr',
  ebooks: 'en',
  audiobook: 'en',
  tideApi: 'en',
  rooms: 'es en',
  olmoSite: 'es en',
  olmoEnglish: 'en es',
  olmoBooks: 'es',
  olmoFrench: 'fr es',
  annual: 'en',
  french: 'en fr',
  labels: 'en fr ar',
  customs: 'en fr',
  recipes: 'en',
  windows: 'sv en',
  stairs: 'sv en',
  floor: 'sv en',
  garden: 'es',
  heating: 'sv en',
  episodes: 'en',
  transcripts: 'en',
  index: 'en',
  newsletter: 'en',
  oncall: 'en',
  survey: 'en',
  playtest: 'fr en',
  presskit: 'en fr',
  payroll: 'nl en',
}

/** The gigs for which someone has to show a certificate. */
const certified = new Set<string>(
  'lumenAudit pentest vat customs payroll olmoBooks labels windows stairs heating'.split(' '),
)

const spoken: Record<Name, string> = {
  finch: 'en',
  lumen: 'nl en',
  tidewater: 'en',
  olmo: 'es en',
  brightside: 'en',
  papercrane: 'fr en',
  oyelaran: 'en fr',
  hanna: 'sv en',
  marcus: 'en',
  mira: 'en de',
  tomas: 'es en',
  aiko: 'ja en',
  samuel: 'en fr',
  claire: 'fr es en',
  jonas: 'de en',
  priya: 'en',
  elin: 'sv en',
  omar: 'ar en fr',
  beatriz: 'pt es en',
  declan: 'en',
  nadia: 'en de',
  grace: 'en',
  yusuf: 'tr en',
  ruth: 'en',
  kenji: 'en ja',
}

/** Years in the trade. */
const experience: Partial<Record<Name, number>> = {
  mira: 10,
  tomas: 9,
  aiko: 13,
  samuel: 7,
  claire: 14,
  jonas: 11,
  priya: 8,
  elin: 12,
  omar: 9,
  beatriz: 15,
  declan: 6,
  nadia: 16,
  grace: 9,
  yusuf: 11,
  ruth: 22,
  kenji: 18,
}

export function gigValues(gig?: GigKey): Values {
  if (!gig) return { languages: ['en'], certified: false }
  return { languages: needed[gig]?.split(' ') ?? null, certified: certified.has(gig) }
}

export function profileValues(name: Name): Values {
  return { languages: spoken[name].split(' '), experience: experience[name] ?? null }
}
