import type { RemovalRequest, User } from '@parley/sdk'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { useMe } from '../../app/session.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/operator.ts'
import { nullIfUnconfirmed } from './user-actions.tsx'

const { user: text } = words

/** Another operator asked to suspend or demote this one: shows who and until when, and lets a second operator confirm it. */
export function RemovalNotice({ user, request }: { user: User; request: RemovalRequest }) {
  const { user_id: me } = useMe()
  const { becomes, reason, requested_by, expires_at } = request
  const confirm = useAction({
    send: (_: undefined, options) =>
      nullIfUnconfirmed(
        becomes === 'suspended'
          ? parley.users.suspend(user.user_id, reason === null ? {} : { reason }, options)
          : parley.users.update(user.user_id, { role: becomes }, options),
      ),
    touches: ['users', 'operator', 'profiles'],
    onDone: (answer) => {
      const done = becomes === 'suspended' ? text.suspend.done : text.role.done[becomes]
      toast((answer ? done : text.removal.waiting)(user.display_name))
    },
  })
  return (
    <Notice tone="warn" title={text.removal.title[becomes]}>
      <div className="flex flex-col gap-3 pt-2">
        <Facts
          facts={[
            [text.removal.asked, <Person key="by" id={requested_by} />],
            [text.suspend.reason, reason],
            [text.removal.until, <Time key="until" at={expires_at} />],
          ]}
        />
        {requested_by === me && <p>{text.removal.yours}</p>}
        {requested_by !== me && user.user_id !== me && (
          <div>
            <ActionButton
              action={confirm}
              variant="danger"
              confirm={{
                title: text.removal.question[becomes](user.display_name),
                text: text.removal.effect,
                label: text.removal.confirm,
              }}
            >
              {text.removal.confirm}
            </ActionButton>
          </div>
        )}
      </div>
    </Notice>
  )
}
