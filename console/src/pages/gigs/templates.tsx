import type { GigTemplate } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookCopy, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { templatesQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { TemplateDialog } from './template-dialog.tsx'

const { templates: text } = words

/** What I start new gigs from. */
export function Templates() {
  const query = useInfiniteQuery(templatesQuery)
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={3} className="h-20" />}
      empty={
        <Empty icon={BookCopy} title={text.none}>
          {text.noneText}
        </Empty>
      }
    >
      {(templates) => (
        <Rows items={templates} label={text.title}>
          {(template) => <TemplateRow template={template} />}
        </Rows>
      )}
    </LoadedList>
  )
}

function TemplateRow({ template }: { template: GigTemplate }) {
  const { id, name, gig, version } = template
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const remove = useAction({
    send: (_: undefined, options) => parley.gigTemplates.delete(id, options),
    touches: ['gig-templates'],
    onDone: () => toast(text.deleted),
  })
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="truncate font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-ink-faint text-sm">
          {gig.title !== name && <span className="min-w-0 truncate">{gig.title}</span>}
          <GigRate gig={gig} />
        </p>
      </div>
      <span className="flex gap-2">
        <Link
          to={paths.newGig}
          search={{ from: id }}
          data-row
          aria-label={text.useNamed(name)}
          className={buttonClass('secondary', 'md')}
        >
          {text.use}
        </Link>
        <Menu
          trigger={
            <Button size="icon" aria-label={text.more(name)}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setOpen('rename')}>{text.rename}</MenuItem>
          <MenuItem isDanger onSelect={() => setOpen('delete')}>
            {text.delete}
          </MenuItem>
        </Menu>
      </span>
      {open === 'rename' && (
        <TemplateDialog
          title={text.renameTitle}
          name={name}
          label={text.save}
          send={(changes, options) => parley.gigTemplates.update(id, changes, { ...options, ifMatch: version })}
          onDone={() => toast(text.renamed)}
          onClose={close}
        />
      )}
      <ConfirmAction
        isOpen={open === 'delete'}
        onClose={close}
        action={remove}
        input={undefined}
        isDanger
        title={text.deleteTitle(name)}
        text={text.deleteText}
        label={text.delete}
      />
    </div>
  )
}
