import { describe, expect, it } from 'vitest'
import { openWithKey, runScenario, serverScenarios } from './support/conformance.ts'
import { type Revision, revisions } from './support/mcp.ts'
import { measureLatency } from './support/mcp-latency.ts'
import { createWorld } from './support/world.ts'

// The protocol's conformance suite, and the cost of a tool compared with the same request to the API.

const world = await createWorld({ rateLimitPerMinute: 0 })
const address = await openWithKey(world.url, world.operator.secret ?? '')

const exampleServer = 'calls a tool, prompt or resource of the example server of the suite'
const notOffered = (what: string) => `Parley does not offer ${what}, and does not say that it does`

/** Why scenarios do not apply. A scenario that is in neither list fails the test. */
const notApplicable: Record<string, string> = {
  'logging-set-level': notOffered('logging'),
  'completion-complete': notOffered('completion'),
  'tools-call-simple-text': exampleServer,
  'tools-call-image': exampleServer,
  'tools-call-audio': exampleServer,
  'tools-call-embedded-resource': exampleServer,
  'tools-call-mixed-content': exampleServer,
  'tools-call-with-logging': exampleServer,
  'tools-call-error': exampleServer,
  'tools-call-with-progress': exampleServer,
  'tools-call-sampling': exampleServer,
  'tools-call-elicitation': exampleServer,
  'elicitation-sep1034-defaults': exampleServer,
  'elicitation-sep1330-enums': exampleServer,
  'resources-read-text': exampleServer,
  'resources-read-binary': exampleServer,
  'resources-templates-read': exampleServer,
  'resources-subscribe': notOffered('subscriptions'),
  'resources-unsubscribe': notOffered('subscriptions'),
  'prompts-get-simple': exampleServer,
  'prompts-get-with-args': exampleServer,
  'prompts-get-embedded-resource': exampleServer,
  'prompts-get-with-image': exampleServer,
  'server-session-lifecycle': notOffered('sessions'),
  'server-sse-polling': exampleServer,
  'json-schema-2020-12': exampleServer,
  'http-custom-header-server-validation': exampleServer,
  'input-required-result-basic-elicitation': exampleServer,
  'input-required-result-basic-sampling': exampleServer,
  'input-required-result-basic-list-roots': exampleServer,
  'input-required-result-request-state': exampleServer,
  'input-required-result-multiple-input-requests': exampleServer,
  'input-required-result-multi-round': exampleServer,
  'input-required-result-missing-input-response': exampleServer,
  'input-required-result-non-tool-request': exampleServer,
  'input-required-result-result-type': exampleServer,
  'input-required-result-tampered-state': exampleServer,
  'input-required-result-capability-check': exampleServer,
  'input-required-result-ignore-extra-params': exampleServer,
  'input-required-result-validate-input': exampleServer,
}

function reasonFor(scenario: string, revision: Revision): string | undefined {
  if (scenario.startsWith('tasks-')) return notOffered('tasks, an extension')
  const isAboutSessions = scenario === 'server-sse-multiple-streams' && revision === '2025-11-25'
  return isAboutSessions ? notOffered('sessions') : notApplicable[scenario]
}

describe.each(revisions)('the conformance suite for %s', (revision) => {
  it('passes every scenario that applies', async () => {
    const failed: string[] = []
    const lines: string[] = []
    let passed = 0
    for (const scenario of await serverScenarios(revision)) {
      const reason = reasonFor(scenario, revision)
      if (reason !== undefined) {
        lines.push(`  does not apply: ${scenario}: ${reason}`)
        continue
      }
      const { checks, untestable } = await runScenario(address, scenario, revision)
      const problems = checks
        .filter(({ status }) => status === 'FAILURE')
        .map(({ name, errorMessage }) => `${name}: ${errorMessage}`)
      const good = checks.filter(({ status }) => status === 'SUCCESS').length
      lines.push(`  ${problems.length === 0 ? 'passed' : 'FAILED'}: ${scenario}: ${good} checks`)
      for (const check of untestable) lines.push(`    does not apply: ${check.name}: ${check.errorMessage}`)
      if (problems.length > 0 || good === 0) failed.push(`${scenario}: ${problems.join('; ')}`)
      else passed++
    }
    console.log(`${revision}: ${passed} of ${passed + failed.length} scenarios that apply passed\n${lines.join('\n')}`)
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(5)
  })
})

it('a tool call adds at most 3 ms to the same request to the API', async () => {
  const { apiMs, mcpMs, addedMs } = await measureLatency(world)
  console.log(
    `median of five pairs: ${apiMs.toFixed(2)} ms, as a tool ${mcpMs.toFixed(2)} ms: adds ${addedMs.toFixed(2)} ms`,
  )
  expect(addedMs).toBeLessThanOrEqual(3)
})
