import type { Agent, AgentChanges } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton, ConfirmAction, useAction } from '../../app/action.tsx'
import { changedOnly, DialogButtons, Form } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/agents.ts'
import { words as appWords } from '../../words/app.ts'
import { AgentFields } from './new-agent-dialog.tsx'

/** Stops an agent immediately, resumes, renames or deletes it. */
export function AgentActions({ agent }: { agent: Agent }) {
  const { id, name, status } = agent
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const pause = useAction({
    send: (_: undefined, options) => parley.agents.suspend(id, options),
    touches: ['agents'],
    onDone: () => toast(words.pause.done(name)),
  })
  const resume = useAction({
    send: (_: undefined, options) => parley.agents.resume(id, options),
    touches: ['agents'],
    onDone: () => toast(words.resume.done(name)),
  })
  const remove = useAction({
    send: (_: undefined, options) => parley.agents.delete(id, options),
    touches: ['approvals', 'keys', 'apps'],
    onDone: () => {
      toast(words.remove.done(name))
      return navigate({ to: paths.agents })
    },
  })
  return (
    <>
      {status === 'active' ? (
        <ActionButton
          action={pause}
          icon={<Pause aria-hidden="true" />}
          confirm={{ title: words.pause.title(name), text: <WhatGoesOn />, label: words.pause.label, isDanger: true }}
        >
          {words.pause.action}
        </ActionButton>
      ) : (
        <ActionButton action={resume} variant="primary" icon={<Play aria-hidden="true" />}>
          {words.resume.action}
        </ActionButton>
      )}
      <Menu
        trigger={
          <Button size="icon" aria-label={words.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setOpen('edit')}>
          {words.edit.action}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDanger onSelect={() => setOpen('delete')}>
          {words.remove.action}
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditDialog agent={agent} onClose={() => setOpen(null)} />}
      <ConfirmAction
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        action={remove}
        input={undefined}
        title={words.remove.title(name)}
        text={words.remove.text}
        label={words.remove.label}
        isDanger
      />
    </>
  )
}

function WhatGoesOn() {
  return (
    <span className="flex flex-col gap-3">
      <span>{words.pause.stops}</span>
      <span>{words.pause.goesOn}</span>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {words.pause.list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <span>{words.pause.nobody}</span>
    </span>
  )
}

interface Values {
  name: string
  description: string
}

function EditDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const before = { name: agent.name, description: agent.description ?? '' }
  const form = useForm<Values>({ defaultValues: before })
  const save = useAction({
    send: (body: AgentChanges, options) => parley.agents.update(agent.id, body, options),
    touches: ['agents'],
    onDone: () => {
      onClose()
      toast(words.edit.saved)
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.edit.title} closeLabel={appWords.close}>
      <Form form={form} action={save} toBody={(values) => changedOnly(values, before)} className="flex flex-col gap-5">
        <AgentFields />
        <DialogButtons action={save} onCancel={onClose}>
          {words.edit.save}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
