import { marked } from 'marked'
import { escapeHtml } from '../kernel/html.ts'
import type { Guide } from './guides.ts'
import { areaName } from './openapi-areas.ts'
import { type ApiDocument, type ApiOperation, fieldRows, resolve, type Schema, textOf, typeOf } from './openapi-view.ts'
import { page } from './page.ts'
import { type PlacedOperation, samplesOf } from './samples.ts'

/** The API reference as one HTML page, generated from the OpenAPI document. */
export function referencePage(document: ApiDocument, guides: readonly Guide[]): string {
  const { info, tags, components } = document
  const operations = operationsOf(document)
  const inTag = (tag: string) => operations.filter(({ operation }) => operation.tags?.includes(tag))
  const sections = tags.map(
    ({ name, description }) =>
      `<h2 id="${areaName(name)}">${escapeHtml(name)}</h2>\n<p>${textOf(description)} <a href="../openapi/${areaName(name)}.json">OpenAPI</a></p>\n` +
      inTag(name)
        .map((each) => articleOf(document, each))
        .join('\n'),
  )
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaArticle(name, schema))
  const parts = tags.map(({ name }) => navPart(name, inTag(name)))
  return page({
    title: 'API reference',
    base: '',
    nav: `
<label for="search">Search</label>
<input type="search" id="search" placeholder="Press / to search" autocomplete="off">
<ol id="found"></ol>
<div id="contents">
<ul><li><a href="#top">Introduction</a></li><li><a href="../openapi.json">openapi.json</a></li><li><a href="../openapi-3.0.json">openapi-3.0.json</a></li><li><a href="../llms.txt">llms.txt</a></li></ul>
<h2 id="guides">Guides</h2>
<ul>${guides.map(guideLink).join('')}</ul>
${parts.join('\n')}
<ul><li><a href="#events">Event types</a> (<a href="../openapi/webhook-requests.json">OpenAPI</a>)</li><li><a href="#schemas">Schemas</a></li></ul>
</div>`,
    main: `
<h1 id="top">${escapeHtml(info.title)} ${escapeHtml(info.version)}: API reference</h1>
${markdown(info.description)}
${sections.join('\n')}
<h2 id="events">Event types</h2>
${eventTable(document)}
<h2 id="schemas">Schemas</h2>
${schemas.join('\n')}`,
  })
}

function operationsOf({ paths }: ApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

function guideLink({ name, title, words }: Guide): string {
  return `<li><a href="guides/${name}" data-words="${escapeHtml(words)}">${escapeHtml(title)}</a></li>`
}

function navPart(tag: string, operations: readonly PlacedOperation[]): string {
  const links = operations.map(
    ({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`,
  )
  return `<details><summary><a href="#${areaName(tag)}">${escapeHtml(tag)}</a></summary><ul>${links.join('')}</ul></details>`
}

function articleOf(document: ApiDocument, { method, path, operation }: PlacedOperation): string {
  const { operationId, summary, description = '', responses } = operation
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  const body = operation.requestBody && contentOf(resolve(document, operation.requestBody))
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const answer = success && contentOf(resolve(document, success[1]))
  const errors = Object.entries(responses).filter(([status]) => !/^[23]/.test(status))
  const parameterRows = parameters.map(({ name, in: place, required, description: text = '', schema = {} }) => {
    const cells = [
      `<code>${escapeHtml(name)}</code> <small>${place}${required ? '' : ', optional'}</small>`,
      typeOf(schema),
      textOf(text),
    ]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  const bodySchema = body?.schema && resolve(document, body.schema)
  return `<article id="${operationId}" data-hint="${method} ${escapeHtml(path)}">
<h3><a href="#${operationId}">${escapeHtml(summary)}</a></h3>
<p><code><span class="method">${method}</span> ${escapeHtml(path)}</code></p>
${markdown(description)}
${parameterRows.length > 0 ? `<h4>Parameters</h4><table>${parameterRows.join('')}</table>` : ''}
${bodySchema ? `<h4>Body</h4><table>${fieldRows(bodySchema)}</table>` : ''}
<h4>Request</h4>
${samples(operationId, samplesOf(document, { method, path, operation }))}
${answer ? `<h4>Response ${success?.[0]}: ${typeOf(answer.schema ?? {})}</h4>${exampleOf(answer.example)}` : ''}
<details><summary>Errors</summary><table>${errors.map((error) => errorRow(document, error)).join('')}</table></details>
</article>`
}

/** The first is open; clicking another opens it instead. */
function samples(operationId: string, all: readonly [name: string, text: string][]): string {
  const [[, first] = ['', '']] = all
  if (all.length === 1) return code(first)
  return all
    .map(
      ([name, text], place) =>
        `<details name="samples-${operationId}"${place === 0 ? ' open' : ''}><summary>${name}</summary>${code(text)}</details>`,
    )
    .join('')
}

function errorRow(document: ApiDocument, [status, response]: [string, ApiOperation['responses'][string]]): string {
  const { description: own, ...reference } = response
  const text = [resolve<ApiOperation['responses'][string]>(document, reference).description, own]
    .filter(Boolean)
    .join(' ')
  return `<tr><td>${status === 'default' ? 'other' : status}</td><td>${markdown(text)}</td></tr>`
}

function schemaArticle(name: string, schema: Schema): string {
  const rows = fieldRows(schema)
  return `<article id="schema-${name}" data-hint="Schema">
<h3><a href="#schema-${name}">${escapeHtml(name)}</a></h3>
${schema.description ? `<p>${textOf(schema.description)}</p>` : ''}
${rows ? `<table>${rows}</table>` : `<p>${typeOf(schema)}</p>`}
</article>`
}

function eventTable({ webhooks }: ApiDocument): string {
  const rows = Object.entries(webhooks).map(
    ([type, { post }]) => `<tr><td><code>${escapeHtml(type)}</code></td><td>${textOf(post?.summary ?? '')}</td></tr>`,
  )
  return `<table>${rows.join('\n')}</table>`
}

function contentOf({ content = {} }: { content?: Record<string, { schema?: Schema; example?: unknown }> }) {
  return Object.values(content)[0]
}

/** Rendered as HTML. Many operations share the same texts, so each is rendered once. */
function markdown(text: string): string {
  const known = rendered.get(text)
  if (known !== undefined) return known
  const html = marked.parse(text, { async: false })
  rendered.set(text, html)
  return html
}

const rendered = new Map<string, string>()

function exampleOf(example: unknown): string {
  if (example === undefined) return ''
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return `<details><summary>Example</summary>${code(text)}</details>`
}

function code(text: string): string {
  return `<pre><code>${escapeHtml(text)}</code></pre>`
}
