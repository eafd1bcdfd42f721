import type { Json } from './components.ts'

/** Requests sent to webhooks form a separate area, because no operation refers to them. */
export const WEBHOOK_REQUESTS = 'webhook-requests'

/** The parts of an OpenAPI document, one for each tag, each with all components it refers to. */
export function areasOf(document: OpenApiDocument): Map<string, Json> {
  const areas = document.tags.map(({ name }): [string, Json] => [
    areaName(name),
    partOf(document, { tags: document.tags.filter((tag) => tag.name === name), paths: pathsOf(document, name) }),
  ])
  const tags = document.tags.filter(({ name }) => name === 'Webhooks')
  return new Map([...areas, [WEBHOOK_REQUESTS, partOf(document, { tags, paths: {}, webhooks: document.webhooks })]])
}

export function areaName(tag: string): string {
  return tag.toLowerCase()
}

export interface OpenApiDocument extends Json {
  tags: readonly { name: string }[]
  paths: Record<string, Record<string, Json & { tags: readonly string[] }>>
  webhooks: Json
  components: Record<string, Json>
}

function pathsOf({ paths }: OpenApiDocument, tag: string): Json {
  const kept = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).filter(([, { tags }]) => tags.includes(tag))),
  ])
  return Object.fromEntries(kept.filter(([, methods]) => Object.keys(methods as Json).length > 0))
}

/** The document with other contents and only the components they need. */
export function partOf({ openapi, info, servers, components }: OpenApiDocument, contents: Json): Json {
  const used = referencesIn(contents, components)
  const kept = Object.entries(components).map(([kind, named]): [string, Json] => [
    kind,
    kind === 'securitySchemes'
      ? named
      : Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
  ])
  const filled = kept.filter(([, named]) => Object.keys(named).length > 0)
  return { openapi, info, servers, ...contents, components: Object.fromEntries(filled) }
}

/** Every reference in these contents, and in the components that they refer to. */
function referencesIn(contents: unknown, components: OpenApiDocument['components']): Set<string> {
  const found = new Set<string>()
  function visit(node: unknown): void {
    if (typeof node === 'string') follow(node)
    else if (typeof node === 'object' && node !== null) for (const member of Object.values(node)) visit(member)
  }
  // Every text that looks like a reference, in `$ref` or in the mapping of a discriminator.
  function follow(text: string): void {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(text) ?? []
    const component = components[kind]?.[name]
    if (component === undefined || found.has(text)) return
    found.add(text)
    visit(component)
  }
  visit(contents)
  return found
}
