import type { TradeField } from '@parley/sdk'

const preset = {
  retired: false,
  hints: {},
  units: {},
  minimum: null,
  maximum: null,
  max_length: null,
  options: [],
  required: false,
  on_cards: true,
  filterable: true,
} as const satisfies Partial<TradeField>

/** Custom fields of gigs to start with. In every language, since each marketplace has its own default language. */
export const fieldPresets: readonly TradeField[] = [
  {
    ...preset,
    key: 'certified',
    type: 'boolean',
    names: {
      en: 'Certificate required',
      de: 'Zertifikat erforderlich',
      es: 'Requiere certificado',
      fr: 'Certificat exigé',
    },
  },
  {
    ...preset,
    key: 'languages',
    type: 'choices',
    names: { en: 'Languages', de: 'Sprachen', es: 'Idiomas', fr: 'Langues' },
    options: [
      { key: 'en', names: { en: 'English', de: 'Englisch', es: 'Inglés', fr: 'Anglais' }, retired: false },
      { key: 'de', names: { en: 'German', de: 'Deutsch', es: 'Alemán', fr: 'Allemand' }, retired: false },
      { key: 'es', names: { en: 'Spanish', de: 'Spanisch', es: 'Español', fr: 'Espagnol' }, retired: false },
      { key: 'fr', names: { en: 'French', de: 'Französisch', es: 'Francés', fr: 'Français' }, retired: false },
    ],
  },
  {
    ...preset,
    key: 'experience',
    type: 'choice',
    names: { en: 'Experience', de: 'Erfahrung', es: 'Experiencia', fr: 'Expérience' },
    options: [
      {
        key: 'beginner',
        names: { en: 'Beginner', de: 'Einstieg', es: 'Principiante', fr: 'Débutant' },
        retired: false,
      },
      {
        key: 'intermediate',
        names: { en: 'Intermediate', de: 'Fortgeschritten', es: 'Intermedio', fr: 'Intermédiaire' },
        retired: false,
      },
      { key: 'expert', names: { en: 'Expert', de: 'Expertise', es: 'Experto', fr: 'Expert' }, retired: false },
    ],
    on_cards: false,
  },
]
