import { parseAst } from 'vitest/node'

/** What a source imports; undefined stands for a name that is only known at run time. */
export function importsOf(source: string, lang: 'ts' | 'tsx' = 'ts'): (string | undefined)[] {
  return nodesOf(parseAst(source, { lang })).flatMap((node) => (isNode(node.source) ? [textOf(node.source)] : []))
}

/** One cycle for each import that leads back to where it started; `graph` says what each file imports. */
export function cycles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (node: string, path: string[]) => {
    const start = path.indexOf(node)
    if (start >= 0) found.push([...path.slice(start), node])
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

type Node = { type: string; [key: string]: unknown }

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesOf)
  return isNode(value) ? [value, ...below] : below
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function textOf(node: Node): string | undefined {
  if (typeof node.value === 'string') return node.value
  const parts = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : []
  const [only] = parts.length === 1 ? parts : []
  return (only?.value as { cooked: string } | undefined)?.cooked
}
