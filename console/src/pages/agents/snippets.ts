import { words } from '../../words/agents.ts'

/** A program that supports MCP, and what to put in its settings. */
export interface Snippet {
  program: string
  /** The file it belongs in; null for a command. */
  file: string | null
  code: string
}

interface SnippetOptions {
  /** The URL of this marketplace. */
  origin: string
  /** The secret of a key; null to leave it out, so that the program asks in the browser. */
  secret: string | null
}

/** Ready settings for common programs. docs/guides/assistants.md explains them. */
export function snippets({ origin, secret }: SnippetOptions): readonly Snippet[] {
  const url = `${origin}/mcp`
  const remote = { url, ...(secret !== null && { headers: { Authorization: `Bearer ${secret}` } }) }
  const local = {
    command: 'parley',
    args: ['mcp'],
    env: { PARLEY_URL: origin, ...(secret !== null && { PARLEY_KEY: secret }) },
  }
  const header = secret === null ? '' : ` --header "Authorization: Bearer ${secret}"`
  return [
    { program: 'Claude Code', file: null, code: `claude mcp add --transport http parley ${url}${header}` },
    { program: 'Claude Desktop', file: 'claude_desktop_config.json', code: json({ mcpServers: { parley: local } }) },
    { program: 'Cursor', file: '.cursor/mcp.json', code: json({ mcpServers: { parley: remote } }) },
    {
      program: 'VS Code',
      file: '.vscode/mcp.json',
      code: json({ servers: { parley: { type: 'http', ...remote } } }),
    },
    { program: words.connect.settings.others, file: 'mcpServers', code: json({ mcpServers: { parley: remote } }) },
    {
      program: 'parley mcp',
      file: null,
      code: `${secret === null ? `parley login ${origin}\n` : `export PARLEY_URL=${origin} PARLEY_KEY=${secret}\n`}parley mcp`,
    },
  ]
}

function json(value: object): string {
  return JSON.stringify(value, null, 2)
}
