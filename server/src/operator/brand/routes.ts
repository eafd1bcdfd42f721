import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../files/storage/domain.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Api } from '../../platform/http/api.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { wordsIn } from '../../platform/kernel/words/index.ts'
import { networkOf } from '../../platform/network.ts'
import { type BrandFile, findFont, manifestFile, styleFile } from './files-service.ts'
import {
  Brand,
  BrandChanges,
  BrandShades,
  exampleBrand,
  exampleOperatorBrand,
  OperatorBrand,
  ShadesQuery,
} from './schema.ts'
import { changeBrand, findBrandImage, getBrand, getOperatorBrand, prepareBrand, previewShades } from './service.ts'

export function brandRoutes(api: Api, files: FileStore): void {
  api.read({
    path: '/brand',
    scope: 'read',
    forVisitors: true,
    answer: Brand,
    mcp: true,
    docs: {
      id: 'getBrand',
      tag: 'Marketplace',
      summary: 'Read the brand',
      description: 'What the marketplace is called and how it looks, for front ends that should match it.',
      example: { answer: exampleBrand },
    },
    run: async (ctx) => getBrand(ctx),
  })

  api.read({
    path: '/operator/brand',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorBrand,
    mcp: true,
    docs: {
      id: 'getOperatorBrand',
      tag: 'Marketplace',
      summary: 'Read the brand as an operator',
      description: 'The brand with its version and who last changed it.',
      example: { answer: exampleOperatorBrand },
    },
    run: getOperatorBrand,
  })

  api.write({
    method: 'PUT',
    path: '/operator/brand',
    scope: 'admin',
    recentSignIn: true,
    body: BrandChanges,
    answer: OperatorBrand,
    mcp: '/operator/branding',
    docs: {
      id: 'changeBrand',
      tag: 'Marketplace',
      summary: 'Change the brand',
      description:
        'Replaces the marketplace’s name, look and page text. Public pages, the console, sign-in, emails, link previews and the web manifest use the new brand within a second, without a restart. Send `If-Match` so you don’t overwrite someone else’s changes.',
      refusals: ['unreadable_color', 'damaged_image', 'wrong_state'],
      example: {
        body: {
          name: 'Studio Hub',
          tagline: 'Illustrators for hire, by the hour or by the piece',
          accent: '#0f766e',
          font: 'inter',
          logo_attachment_id: 'att_01kz3v9d6ye8tb2xw4qh5mrc7a',
        },
      },
    },
    prepare: (ctx, { actor, body }) => prepareBrand(ctx, files, actor, body),
    run: (ctx, call) => changeBrand(ctx, call.actor, call.prepared, call.ifMatch),
  })

  api.read({
    path: '/operator/brand/shades',
    scope: 'admin',
    notRecorded: true,
    query: ShadesQuery,
    answer: BrandShades,
    mcp: true,
    docs: {
      id: 'previewShades',
      tag: 'Marketplace',
      summary: 'Preview an accent color',
      description: 'Shows the colors that an accent color would produce, without saving anything.',
      refusals: ['unreadable_color'],
      example: { answer: exampleBrand.shades },
    },
    run: async (_ctx, call) => previewShades(call.query.accent),
  })
}

/** The files that pages and emails load for the brand. */
export function brandFiles(app: FastifyInstance, paths: PathTable, contextOf: (network: string) => ReadContext): void {
  serve('/brand/images/:name', async (ctx, name) => {
    const image = await findBrandImage(ctx, name)
    return image && { type: 'image/png', content: image, isPermanent: true }
  })
  serve('/brand/style/:name', ({ settings }, name) => styleFile(settings.brand, name))
  serve('/brand/fonts/:name', (_ctx, name) => findFont(name))
  serve('/manifest.webmanifest', async ({ settings }) =>
    manifestFile(settings.brand, wordsIn(settings.languages.default).layout.tagline),
  )

  function serve(path: string, find: (ctx: ReadContext, name: string) => Promise<BrandFile | null>): void {
    paths.add('GET', path)
    app.get<{ Params: { name?: string } }>(path, async (request, reply) => {
      const file = await find(contextOf(networkOf(request.ip)), request.params.name ?? '')
      if (!file) throw notFound()
      return reply
        .headers({
          'cache-control': file.isPermanent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(file.type)
        .send(file.content)
    })
  }
}
