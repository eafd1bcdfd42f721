import type { Agent, Approval, Mandate, MandateWithWarnings } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { trialQuery } from '../../app/agent-queries.ts'
import { Form, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { useSettled } from '../../app/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/mandates.ts'
import { BoundFields } from './bound-fields.tsx'
import { MandateExplained } from './mandate-explained.tsx'
import { MandateTrial } from './mandate-trial.tsx'
import { PRESETS, type PresetName, presetOf } from './presets.ts'
import { RaiseNotice } from './raise-notice.tsx'
import { RuleGroups } from './rule-groups.tsx'
import { isReadable, type Rules, rulesOf } from './rules.ts'

interface MandateEditorProps {
  agent: Agent
  mandate: Mandate
  /** The request it's being raised for, and the rules that would have allowed it; null if they already do. */
  raise?: { request: Approval; wider: Mandate | null }
  onSaved?: (saved: MandateWithWarnings) => void
}

/** What an agent can do on its own: the rules on the left, what they mean on the right, and a way to try them. */
export function MandateEditor({ agent, mandate, raise, onSaved }: MandateEditorProps) {
  const navigate = useNavigate()
  const { form, version, isOutdated, restart } = useRulesForm(raise?.wider ?? mandate)
  const typed = useSettled(form.watch())
  const rules = isReadable(typed) ? typed : rulesOf(mandate)
  const explained = useQuery({
    ...trialQuery(agent.id, { mandate: rules }),
    placeholderData: (previous) => previous,
  })
  const choose = (preset: PresetName) => form.reset({ ...form.getValues(), ...presetOf(preset).rules }, KEEP)
  const isWaiting = raise?.request.status === 'pending'
  const save = useAction({
    send: async ({ rules, version }: { rules: Rules; version: number }, options) => {
      const saved = await parley.agents.mandate.set(agent.id, rules, { ...options, ifMatch: version })
      // Done here so that it stays saved even if the request can no longer be approved.
      restart(saved)
      // Otherwise, the agent would wait for a decision about something it may now do on its own.
      if (isWaiting) {
        const { idempotencyKey } = options
        await parley.approvals.approve(raise.request.id, { ...options, idempotencyKey: `${idempotencyKey}-approve` })
      }
      return saved
    },
    touches: ['agents', 'approvals'],
    onDone: async (saved) => {
      onSaved?.(saved)
      toast(isWaiting ? words.raise.saved : words.saved)
      if (raise) await navigate({ to: paths.approvals })
    },
  })
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Form form={form} action={save} toBody={(rules) => ({ rules, version })}>
        {raise ? <RaiseNotice {...raise} before={mandate} /> : <Presets onChoose={choose} />}
        <RuleGroups form={form} verdicts={explained.data?.verdicts ?? []} />
        <BoundFields />
        {isOutdated && !save.isBusy && <Notice tone="warn">{words.changedElsewhere}</Notice>}
        <div className="flex justify-end">
          <SubmitButton action={save}>{isWaiting ? words.raise.save : words.save}</SubmitButton>
        </div>
      </Form>
      <aside className="flex flex-col gap-8 xl:sticky xl:top-8 xl:self-start">
        <MandateExplained rules={rules} query={explained} />
        <MandateTrial agentId={agent.id} rules={rules} onWiden={(wider) => form.reset(rulesOf(wider), KEEP)} />
      </aside>
    </div>
  )
}

const KEEP = { keepDefaultValues: true }

/** Fills the form with rules to start from; nothing is saved yet. */
function Presets({ onChoose }: { onChoose: (preset: PresetName) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-faint">{words.presets.label}</span>
      {PRESETS.map((preset) => (
        <Button key={preset} size="sm" title={presetOf(preset).text} onClick={() => onChoose(preset)}>
          {presetOf(preset).label}
        </Button>
      ))}
    </div>
  )
}

/** A form that shows the newest mandate. Once something is typed, it keeps that and says when the mandate has changed. */
function useRulesForm(newest: Mandate) {
  const form = useForm<Rules>({ defaultValues: rulesOf(newest) })
  const [version, setVersion] = useState(newest.version)
  const { isDirty } = form.formState
  const isNewer = newest.version > version
  const restart = ({ warnings: _warnings, ...mandate }: Mandate & Partial<MandateWithWarnings>) => {
    form.reset(rulesOf(mandate))
    setVersion(mandate.version)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: The versions stand for the mandates.
  useEffect(() => {
    if (isNewer && !isDirty) restart(newest)
  }, [newest.version, version, isDirty])
  return { form, version: isNewer ? newest.version : version, isOutdated: isNewer && isDirty, restart }
}
