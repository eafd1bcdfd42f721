import { type Static, type TProperties, Type } from 'typebox'
import {
  Answer,
  described,
  IdOut,
  Language,
  Line,
  ListOf,
  Nullable,
  OneOf,
  Strict,
  Timestamp,
  Whole,
  withDefault,
} from '../../platform/http/shapes.ts'
import { type Language as LanguageTag, languages, type OfferedLanguages } from '../../platform/kernel/languages.ts'
import {
  type Category as CategoryRow,
  DEFINITIONS_MAX,
  FIELDS_MAX,
  type FieldDefinition,
  fieldKinds,
  fieldTypes,
  inUse,
  KEY_MAX_LENGTH,
  type Names as NamesRow,
  NUMBER_MAX,
  OPTIONS_MAX,
  TEXT_MAX_LENGTH,
  type Trade as TradeRow,
} from '../../platform/kernel/trade.ts'
import type { StoredDocument } from '../settings/domain.ts'
import { presentVersion } from '../settings/schema.ts'
import { type CountedEffect, effects, isNarrowing } from './domain.ts'

const NAME_MAX_LENGTH = 60
const HINT_MAX_LENGTH = 200
const UNIT_MAX_LENGTH = 20

const Key = Type.String({
  format: 'key',
  minLength: 1,
  maxLength: KEY_MAX_LENGTH,
  description: 'The name programs use: lowercase letters, digits and underscores. It can’t be changed later.',
  examples: ['house_size'],
})

function textProperties(maxLength: number): TProperties {
  return Object.fromEntries(languages.map((language) => [language, Type.Optional(Line(1, maxLength))]))
}

const about = 'The text in one or more languages. Where a language is missing, the default language is used.'
const NewNames = Strict(textProperties(NAME_MAX_LENGTH), { title: 'NewNames', about })
const Names = Answer(Object.fromEntries(languages.map((language) => [language, Type.Optional(Type.String())])), {
  title: 'Names',
  about,
})

const retired = 'Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back.'

const named = {
  key: Key,
  names: described(NewNames, 'The default language is required.'),
  retired: withDefault(Type.Boolean({ description: retired }), false),
}
const namedOut = { key: Type.String(), names: Names, retired: Type.Boolean({ description: retired }) }

const aboutOption = 'An option of a choice, or a subcategory.'
const NewOption = Strict(named, { title: 'NewTradeOption', about: aboutOption })
const Option = Answer(namedOut, { title: 'TradeOption', about: aboutOption })

const NewCategory = Strict(
  { ...named, children: Type.Optional(ListOf(NewOption, OPTIONS_MAX)) },
  { title: 'NewTradeCategory' },
)
const Category = Answer({ ...namedOut, children: Type.Array(Option) }, { title: 'TradeCategory' })

const aboutChoices = '`choice`: one of the options. `choices`: any number of them.'
const FieldType = OneOf('TradeFieldType', fieldTypes, aboutChoices)
const flags = {
  required: Type.Boolean({
    description: 'Whether a value is required when a gig is posted, or when a gig’s or profile’s fields are edited.',
  }),
  on_cards: Type.Boolean({ description: 'Whether lists show the value.' }),
  filterable: Type.Boolean({
    description: 'Whether lists can be filtered by it. Not for text fields: search them with `q`.',
  }),
}
const limits = {
  minimum: Nullable(Type.Integer({ description: 'The lowest number.' })),
  maximum: Nullable(Type.Integer({ description: 'The highest number.' })),
  max_length: Nullable(
    Type.Integer({ description: `The longest text, in characters; by default ${TEXT_MAX_LENGTH}.` }),
  ),
}

const NewField = Strict(
  {
    ...named,
    type: described(FieldType, `Can’t be changed later. ${aboutChoices}`),
    hints: Type.Optional(
      Strict(textProperties(HINT_MAX_LENGTH), { title: 'NewHints', about: 'What to enter, in one or more languages.' }),
    ),
    units: Type.Optional(
      Strict(textProperties(UNIT_MAX_LENGTH), {
        title: 'NewUnits',
        about: 'The unit of the number, in one or more languages.',
      }),
    ),
    minimum: Type.Optional(Nullable(Whole(-NUMBER_MAX, NUMBER_MAX, { description: 'The lowest number.' }))),
    maximum: Type.Optional(Nullable(Whole(-NUMBER_MAX, NUMBER_MAX, { description: 'The highest number.' }))),
    max_length: Type.Optional(Nullable(Whole(1, TEXT_MAX_LENGTH, { description: 'The longest text, in characters.' }))),
    options: Type.Optional(ListOf(NewOption, OPTIONS_MAX)),
    required: withDefault(flags.required, false),
    on_cards: withDefault(flags.on_cards, false),
    filterable: withDefault(flags.filterable, false),
  },
  { title: 'NewTradeField' },
)

const Field = Answer(
  {
    ...namedOut,
    type: FieldType,
    hints: described(Names, 'What to enter, for forms.'),
    units: described(Names, 'The unit of the number.'),
    ...limits,
    options: Type.Array(Option),
    ...flags,
  },
  { title: 'TradeField', about: 'A custom field.' },
)

const aboutFieldLists = `In the order they’re shown. At most ${FIELDS_MAX} can be in use.`

export const TradeChanges = Strict(
  {
    categories: Type.Optional(
      ListOf(NewCategory, OPTIONS_MAX, {
        description: 'In the order they’re shown. If there are none, a gig’s category can be any text.',
      }),
    ),
    gig_fields: Type.Optional(ListOf(NewField, DEFINITIONS_MAX, { description: aboutFieldLists })),
    profile_fields: Type.Optional(ListOf(NewField, DEFINITIONS_MAX, { description: aboutFieldLists })),
  },
  { title: 'TradeChanges' },
)

const lists = {
  categories: Type.Array(Category, {
    description: 'In two levels. If there are none, a gig’s category can be any text.',
  }),
  gig_fields: Type.Array(Field, { description: 'The custom fields of gigs.' }),
  profile_fields: Type.Array(Field, { description: 'The custom fields of profiles.' }),
}
const version = Type.Integer({
  description: 'Goes up with each change, for `If-Match`; 0 if nothing has been changed.',
})
const offered = Type.Array(Language, {
  description: 'The languages that names can be in, starting with the default language.',
})

export const Trade = Answer(
  { ...lists, languages: offered, version },
  {
    title: 'Trade',
    about:
      'What the marketplace trades in. Retired fields aren’t included; retired categories and options are, because existing gigs and profiles can still have them.',
  },
)

export const OperatorTrade = Answer(
  {
    ...lists,
    languages: offered,
    version,
    changed_at: Nullable(
      Timestamp('When it was last changed (real time, not the sandbox’s clock). Null if it never was.'),
    ),
    changed_by: Nullable(IdOut('usr', 'The operator who last changed it.')),
  },
  { title: 'OperatorTrade' },
)

export const TradeTrial = Answer(
  {
    effects: Type.Array(
      Answer(
        {
          path: Type.String({
            description: 'Where the change is, in the definitions you sent.',
            examples: ['gig_fields.0.maximum'],
          }),
          key: Type.String({ description: 'The field, option or category.' }),
          effect: OneOf(
            'TradeEffect',
            effects,
            'What happens to the gigs or profiles. `removed`, `narrowed`: they have a value that would be excluded. `retired`, `restored`: they have the value and keep it. `required`: they have no value; they stay as they are until their fields are edited.',
          ),
          kind: OneOf('FieldKind', fieldKinds),
          count: Type.Integer({ description: 'How many gigs or profiles it affects.' }),
          refused: Type.Boolean({ description: 'Whether the change would be refused.' }),
        },
        { title: 'TradeEffectCount' },
      ),
    ),
  },
  { title: 'TradeTrial', about: 'What a change would do to gigs and profiles.' },
)

/** The definitions after changes, with everything that may be omitted. */
export function applyTradeChanges(
  before: TradeRow,
  { categories, gig_fields, profile_fields }: Static<typeof TradeChanges>,
): TradeRow {
  return {
    categories: categories?.map(categoryFrom) ?? before.categories,
    gig_fields: gig_fields?.map(fieldFrom) ?? before.gig_fields,
    profile_fields: profile_fields?.map(fieldFrom) ?? before.profile_fields,
  }
}

function categoryFrom({ children = [], ...category }: Static<typeof NewCategory>): CategoryRow {
  return { ...namedFrom(category), children: children.map(namedFrom) }
}

function namedFrom({ key, names, retired = false }: Static<typeof NewOption>) {
  return { key, names: names as NamesRow, retired }
}

function fieldFrom(field: Static<typeof NewField>): FieldDefinition {
  const { type, hints = {}, units = {}, options = [], minimum = null, maximum = null, max_length = null } = field
  const { required = false, on_cards = false, filterable = false } = field
  return {
    ...namedFrom(field),
    type,
    hints: hints as NamesRow,
    units: units as NamesRow,
    ...{ minimum, maximum, max_length },
    options: options.map(namedFrom),
    ...{ required, on_cards, filterable },
  }
}

export function presentTrade(trade: TradeRow, languages: OfferedLanguages, version: number): Static<typeof Trade> {
  const { gig_fields, profile_fields } = trade
  const shown = { ...trade, gig_fields: inUse(gig_fields), profile_fields: inUse(profile_fields) }
  return { ...listsOf(shown), languages: defaultFirst(languages), version }
}

export function presentOperatorTrade(
  { value, change }: StoredDocument<'trade'>,
  languages: OfferedLanguages,
): Static<typeof OperatorTrade> {
  return {
    ...listsOf(value),
    languages: defaultFirst(languages),
    ...presentVersion(change),
  }
}

function listsOf({ categories, gig_fields, profile_fields }: TradeRow) {
  return {
    categories: categories.map(({ children, ...category }) => ({ ...category, children: [...children] })),
    gig_fields: gig_fields.map(presentField),
    profile_fields: profile_fields.map(presentField),
  }
}

function defaultFirst({ default: fallback, offered }: OfferedLanguages): LanguageTag[] {
  return [fallback, ...offered.filter((language) => language !== fallback)]
}

function presentField({ options, ...field }: FieldDefinition): Static<typeof Field> {
  return { ...field, options: [...options] }
}

export function presentTrial(counted: readonly CountedEffect[]): Static<typeof TradeTrial> {
  return {
    effects: counted.map(({ effect, count }) => {
      const { path, key, kind } = effect
      return { path, key, effect: effect.effect, kind, count, refused: count > 0 && isNarrowing(effect) }
    }),
  }
}

const certified: Static<typeof Field> = {
  key: 'certified',
  type: 'boolean',
  names: { en: 'Certified', de: 'Zertifiziert' },
  hints: {},
  units: {},
  minimum: null,
  maximum: null,
  max_length: null,
  options: [],
  required: false,
  on_cards: true,
  filterable: true,
  retired: false,
}

const languagesField: Static<typeof Field> = {
  ...certified,
  key: 'languages',
  type: 'choices',
  names: { en: 'Languages', de: 'Sprachen' },
  options: [
    { key: 'en', names: { en: 'English', de: 'Englisch' }, retired: false },
    { key: 'fr', names: { en: 'French', de: 'Französisch' }, retired: false },
  ],
}

export const exampleTrade: Static<typeof Trade> = {
  categories: [
    {
      key: 'writing',
      names: { en: 'Writing', de: 'Text' },
      retired: false,
      children: [{ key: 'translation', names: { en: 'Translation', de: 'Übersetzung' }, retired: false }],
    },
  ],
  gig_fields: [certified, languagesField],
  profile_fields: [],
  languages: ['en', 'de', 'es', 'fr'],
  version: 12,
}

export const exampleOperatorTrade: Static<typeof OperatorTrade> = {
  ...exampleTrade,
  changed_at: '2026-11-19T09:00:00.000Z',
  changed_by: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
}

export const exampleChanges: Static<typeof TradeChanges> = {
  categories: [
    {
      key: 'writing',
      names: { en: 'Writing', de: 'Text' },
      children: [{ key: 'translation', names: { en: 'Translation', de: 'Übersetzung' } }],
    },
  ],
  gig_fields: [
    {
      key: 'certified',
      type: 'boolean',
      names: { en: 'Certified', de: 'Zertifiziert' },
      filterable: true,
      on_cards: true,
    },
    {
      key: 'languages',
      type: 'choices',
      names: { en: 'Languages', de: 'Sprachen' },
      options: [
        { key: 'en', names: { en: 'English', de: 'Englisch' } },
        { key: 'fr', names: { en: 'French', de: 'Französisch' } },
      ],
      filterable: true,
      on_cards: true,
    },
  ],
  profile_fields: [],
}

export const exampleTrial: Static<typeof TradeTrial> = {
  effects: [
    { path: 'gig_fields.1.options.1.retired', key: 'fr', effect: 'retired', kind: 'gig', count: 12, refused: false },
  ],
}
