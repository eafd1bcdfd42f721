/** Tools as a model sees them, and their results. */
export interface Toolbox {
  /** Said to a model before anything else; empty if there is nothing to say. */
  instructions: string
  tools: readonly Tool[]
  use: UseTool
  /** Gets an operation's response by using these tools the way an agent would that hasn't used them before. */
  callOperation(use: UseTool, wish: string, operation: string, input: Json): Promise<unknown>
  close(): Promise<void>
}

export interface Tool {
  name: string
  description: string
  inputSchema: Json
}

export type UseTool = (name: string, input: Json) => Promise<ToolResult>

export interface ToolResult {
  /** What a model reads. */
  text: string
  /** The same for a program. */
  value: unknown
  isError: boolean
}

export type Json = Record<string, unknown>
