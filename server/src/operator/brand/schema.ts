import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  Email,
  HttpsUrl,
  IdIn,
  IdOut,
  Line,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { type Brand as BrandFacts, brandFonts, imagePathOf, shadesOf } from '../../platform/kernel/brand.ts'
import { LINK_IMAGE } from '../../platform/kernel/web-page.ts'
import type { StoredDocument } from '../settings/domain.ts'
import { presentVersion } from '../settings/schema.ts'

const Color = (description: string) => Type.String({ pattern: '^#[0-9a-f]{6}$', description, examples: ['#0f766e'] })

const image =
  'Send the id of an image you uploaded with `POST /attachments`: SVG (without other images in it), PNG, JPEG, GIF, or WebP. It’s converted to PNG; the uploaded file is deleted and never served. `null` removes the current one; omit the field to keep it.'

export const BrandChanges = Strict(
  {
    name: Line(1, 60, { description: 'The marketplace’s name.' }),
    tagline: Type.Optional(Nullable(Line(1, 120, { description: 'What the marketplace is, in one line.' }))),
    accent: Type.Optional(
      Nullable(
        Type.String({
          pattern: '^#[0-9A-Fa-f]{6}$',
          description:
            'The color of buttons and links. White text on it needs a contrast of at least 4.5:1; otherwise the refusal suggests the nearest readable color.',
          examples: ['#0f766e'],
        }),
      ),
    ),
    font: Type.Optional(OneOf('BrandFont', brandFonts)),
    logo_attachment_id: Type.Optional(Nullable(IdIn('att', `The logo. ${image}`))),
    icon_attachment_id: Type.Optional(
      Nullable(
        IdIn('att', `The icon for tabs and home screens. Without one, it’s made from the logo or the name. ${image}`),
      ),
    ),
    support_email: Type.Optional(Nullable(Email('Where people get help.'))),
    terms_url: Type.Optional(
      Nullable(
        described(
          HttpsUrl(),
          'A link to terms of use on another page. Not used once terms are published with `POST /operator/terms`.',
        ),
      ),
    ),
    privacy_url: Type.Optional(Nullable(HttpsUrl())),
    imprint_url: Type.Optional(
      Nullable(described(HttpsUrl(), 'A legal notice, which some countries require (German: Impressum).')),
    ),
    headline: Type.Optional(Nullable(Line(1, 120, { description: 'The heading of the home page.' }))),
    intro: Type.Optional(Nullable(Text(1, 600, { description: 'The text below that heading.' }))),
    powered_by: Type.Optional(Type.Boolean({ description: 'Whether public pages show “Powered by Parley”.' })),
  },
  {
    title: 'BrandChanges',
    about: 'Replaces the whole brand. Omitted fields return to their defaults, except the logo and icon, which stay.',
  },
)

const ShadesOut = (title: string, about: string) =>
  Answer(
    {
      accent: Color('The background of buttons, which have white text.'),
      accent_hover: Color('The same, on hover.'),
      accent_text: Color('Links and selected items.'),
      accent_soft: Color('The background of selected items.'),
    },
    { title, about },
  )

export const BrandShades = Answer(
  {
    light: ShadesOut('LightShades', 'The colors on light backgrounds.'),
    dark: ShadesOut('DarkShades', 'The colors on dark backgrounds.'),
  },
  { title: 'BrandShades', about: 'The colors made from the accent color. Text in or on these colors is readable.' },
)

const brandFields = {
  name: Type.String(),
  tagline: Nullable(Type.String()),
  accent: Nullable(Color('Null if the default colors are used.')),
  shades: BrandShades,
  font: OneOf('BrandFont', brandFonts),
  logo_url: Nullable(Type.String({ description: 'A PNG image of at most 900 × 192 pixels.' })),
  logo_background: Nullable(
    OneOf('LogoBackground', ['any', 'light', 'dark'], 'The background the logo needs to be visible.'),
  ),
  icon_url: Type.String({ description: 'A square image: a PNG, or an SVG if it’s the default icon.' }),
  link_image_url: Type.String({ description: 'The image of link previews: a PNG of 1200 × 630 pixels.' }),
  support_email: Nullable(Type.String()),
  terms_url: Nullable(Type.String()),
  privacy_url: Nullable(Type.String()),
  imprint_url: Nullable(Type.String()),
  headline: Nullable(Type.String()),
  intro: Nullable(Type.String()),
  powered_by: Type.Boolean(),
}

export const Brand = Answer(brandFields, { title: 'Brand' })

const AS_SENT = 'as you sent it. Compare it with your file’s to see whether it’s the same.'

export const OperatorBrand = Answer(
  {
    ...brandFields,
    logo_sha256: Nullable(Type.String({ description: `The SHA-256 of the uploaded logo, ${AS_SENT}` })),
    icon_sha256: Nullable(
      Type.String({
        description: `The SHA-256 of the uploaded icon, ${AS_SENT} Null if it’s made from the logo or the name.`,
      }),
    ),
    version: Type.Integer({ description: 'Goes up with each change, for `If-Match`; 0 if nothing has been changed.' }),
    changed_at: Nullable(
      Timestamp('When it was last changed (real time, not the sandbox’s clock). Null if it never was.'),
    ),
    changed_by: Nullable(IdOut('usr', 'The operator who last changed it.')),
  },
  { title: 'OperatorBrand' },
)

export const ShadesQuery = Strict({ accent: BrandChanges.properties.accent })

export function presentBrand(brand: BrandFacts, publicUrl: string): Static<typeof Brand> {
  const { look, ...texts } = brand
  return {
    ...texts,
    shades: shadesOf(brand),
    logo_url: look?.logo ? publicUrl + imagePathOf(look.logo) : null,
    logo_background: look?.logo?.background ?? null,
    icon_url: publicUrl + (look ? imagePathOf(look.icon) : '/pages/icon.svg'),
    link_image_url: publicUrl + (look ? imagePathOf(look.linkImage) : LINK_IMAGE.path),
  }
}

export function presentOperatorBrand(
  { value, change }: StoredDocument<'brand'>,
  publicUrl: string,
): Static<typeof OperatorBrand> {
  return {
    ...presentBrand(value, publicUrl),
    logo_sha256: value.look?.logo?.source ?? null,
    icon_sha256: value.look?.iconSource ?? null,
    ...presentVersion(change),
  }
}

export const exampleBrand: Static<typeof Brand> = {
  name: 'Studio Hub',
  tagline: 'Illustrators for hire, by the hour or by the piece',
  accent: '#0f766e',
  shades: {
    light: { accent: '#0f766e', accent_hover: '#00645d', accent_text: '#076d66', accent_soft: '#e6f6f3' },
    dark: { accent: '#1b7d75', accent_hover: '#0b726a', accent_text: '#6cc9bf', accent_soft: '#0c2c29' },
  },
  font: 'inter',
  logo_url:
    'https://studiohub.example/brand/images/5f2c3a0b9d1e4f67a8b0c1d2e3f405162738495a6b7c8d9e0f1a2b3c4d5e6f70.png',
  logo_background: 'any',
  icon_url:
    'https://studiohub.example/brand/images/0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9.png',
  link_image_url:
    'https://studiohub.example/brand/images/9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0.png',
  support_email: 'help@studiohub.example',
  terms_url: null,
  privacy_url: 'https://studiohub.example/privacy',
  imprint_url: null,
  headline: 'Find the illustrator your story needs',
  intro: 'Browse portfolios, agree on a price and pay when the work is done.',
  powered_by: true,
}

export const exampleOperatorBrand: Static<typeof OperatorBrand> = {
  ...exampleBrand,
  logo_sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  icon_sha256: null,
  version: 12,
  changed_at: '2026-11-19T09:00:00.000Z',
  changed_by: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
}
