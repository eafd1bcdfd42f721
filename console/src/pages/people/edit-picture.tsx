import type { OwnProfile } from '@parley/sdk'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ActionButton, useAction, useToldRefusal } from '../../app/action.tsx'
import { useFileDrop } from '../../app/attaching.ts'
import { isShownImage } from '../../app/files.tsx'
import { parley } from '../../app/parley.ts'
import { FILE_BYTES_MAX, uploadFile } from '../../app/upload.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as fileWords } from '../../words/files.ts'
import { words } from '../../words/people.ts'

const { picture } = words

/** My own profile picture: saved as soon as it's chosen. */
export function EditPicture({ profile, onSaved }: { profile: OwnProfile; onSaved: (saved: OwnProfile) => void }) {
  const { display_name, kind, avatar_url } = profile
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLElement>(null)
  const touches = ['profiles', 'session', 'summaries']
  const upload = useAction({
    send: async (file: File) => {
      const { id } = await uploadFile(file)
      return parley.profiles.me.avatar({ attachment_id: id })
    },
    touches,
    canCopy: false,
    onDone: (saved) => {
      onSaved(saved)
      toast(picture.saved)
    },
  })
  const remove = useAction({
    send: (_: undefined, options) => parley.profiles.me.update({ avatar_url: null }, options),
    touches,
    onDone: (saved) => {
      onSaved(saved)
      toast(picture.removed)
    },
  })
  useToldRefusal(upload)
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    if (!isShownImage({ media_type: file.type })) toast(picture.notAnImage, 'bad')
    else if (file.size > FILE_BYTES_MAX) toast(fileWords.tooLarge, 'bad')
    else void upload.run(file)
  }
  const isOver = useFileDrop(area, choose, 'section')
  return (
    <section ref={area} aria-label={picture.title}>
      <Card className={isOver ? 'border-accent p-5' : 'p-5'}>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={display_name} url={avatar_url} size="lg" isSquare={kind === 'organization'} />
          <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
            <div className="flex flex-wrap gap-2">
              <input
                ref={input}
                type="file"
                accept="image/png,image/jpeg,image/gif,image/webp"
                hidden
                aria-label={picture.upload}
                onChange={({ target }) => {
                  choose([...(target.files ?? [])])
                  target.value = ''
                }}
              />
              <Button
                icon={<ImageUp aria-hidden="true" />}
                isBusy={upload.isBusy}
                onClick={() => input.current?.click()}
              >
                {avatar_url === null ? picture.upload : picture.change}
              </Button>
              {avatar_url !== null && (
                <ActionButton action={remove} variant="quiet" icon={<Trash2 aria-hidden="true" />}>
                  {picture.remove}
                </ActionButton>
              )}
            </div>
            <p className="text-ink-faint text-sm">{isOver ? picture.drop : picture.hint}</p>
          </div>
        </div>
      </Card>
    </section>
  )
}
